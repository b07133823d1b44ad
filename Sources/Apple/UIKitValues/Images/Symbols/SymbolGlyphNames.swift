extension SymbolGlyph {
    /// The icons for Apple's symbols; each line is a code point in the icon font, the icon's name there, and Apple's names for it.
    ///
    /// - Source: The code points of Material Icons, as listed by Debian's package fonts-material-design-icons-iconfont 6.7.
    package static let names = """
        eb8d 123 textformat.123
        e84d 3d_rotation move.3d rotate.3d scale.3d
        e072 4k 4k.tv
        eb94 abc abc textformat.abc
        eb3b ac_unit snow snowflake
        e84e accessibility accessibility.fill
        e92c accessibility_new accessibility figure.arms.open
        e914 accessible figure.roll
        e84f account_balance building.columns building.columns.fill
        e850 account_balance_wallet wallet.pass wallet.pass.fill
        e851 account_box person.crop.square person.crop.square.fill
        e853 account_circle person.circle.fill person.crop.circle person.crop.circle.fill
        e146 add_box plus.app plus.app.fill plus.rectangle
        e266 add_comment plus.bubble plus.bubble.fill
        e178 add_link link.badge.plus
        e854 add_shopping_cart bag.badge.plus cart.badge.plus
        e39d add_to_photos plus.rectangle.on.rectangle plus.square.on.square
        e05c add_to_queue macwindow.badge.plus
        e762 ads_click cursorarrow.click cursorarrow.rays
        efd8 air wind
        e055 airplay airplayvideo
        e855 alarm alarm alarm.fill deskclock deskclock.fill
        e019 album opticaldisc opticaldiscdrive
        e97f all_inbox tray.2 tray.2.fill tray.full tray.full.fill
        eb3d all_inclusive infinity
        f184 alt_route arrow.branch
        e0e6 alternate_email at
        e85a announcement exclamationmark.bubble exclamationmark.bubble.fill
        e5c3 apps circle.grid.3x3 circle.grid.3x3.fill square.grid.3x3.fill
        e149 archive archivebox archivebox.fill
        e5c4 arrow_back arrow.backward
        e5c5 arrow_drop_down arrowtriangle.down arrowtriangle.down.fill
        e5c6 arrow_drop_down_circle arrowtriangle.down.circle.fill
        e5c7 arrow_drop_up arrowtriangle.up arrowtriangle.up.fill
        e5c8 arrow_forward arrow.forward
        e5de arrow_left arrowtriangle.left arrowtriangle.left.fill
        e5df arrow_right arrowtriangle.right arrowtriangle.right.fill
        e5d8 arrow_upward shift
        e060 art_track text.below.photo
        ef42 article doc.richtext doc.richtext.fill
        e85b aspect_ratio aspectratio aspectratio.fill
        e85c assessment chart.bar.doc.horizontal chart.bar.doc.horizontal.fill
        e85d assignment list.clipboard list.clipboard.fill
        e226 attach_file paperclip rectangle.and.paperclip
        e227 attach_money dollarsign
        e65f auto_awesome sparkle sparkles sparkles.tv
        e661 auto_awesome_motion sparkles.rectangle.stack
        e663 auto_fix_high wand.and.rays wand.and.stars
        e666 auto_stories magazine magazine.fill
        e764 back_hand hand.raised hand.raised.fill
        f19c backpack backpack backpack.fill
        e14a backspace delete.backward delete.backward.fill delete.left delete.left.fill delete.right
        e864 backup icloud.and.arrow.up
        ea67 badge person.text.rectangle person.text.rectangle.fill
        e26b bar_chart chart.bar chart.bar.fill
        ea41 bathtub bathtub bathtub.fill
        ebdc battery_0_bar battery.0
        ebe0 battery_2_bar battery.25
        ebe2 battery_4_bar battery.50
        ebd4 battery_5_bar battery.75
        e1a3 battery_charging_full battery.100.bolt
        e1a4 battery_full battery.100
        eb3e beach_access beach.umbrella umbrella umbrella.fill
        efdf bed bed.double bed.double.fill
        ef44 bedtime moon.zzz moon.zzz.fill
        e14b block circle.slash nosign slash.circle
        ea0b bolt bolt bolt.fill bolt.horizontal
        e865 book book.closed book.closed.fill
        e866 bookmark bookmark.fill
        e867 bookmark_border bookmark
        e59a bookmark_remove bookmark.slash bookmark.slash.fill
        e22b border_color highlighter pencil.line
        e1ac brightness_high light.max
        e1ad brightness_low light.min sun.min sun.min.fill
        e3ae brush paintbrush paintbrush.fill paintbrush.pointed paintbrush.pointed.fill
        e6dd bubble_chart circle.hexagongrid circle.hexagongrid.fill
        e868 bug_report ladybug ladybug.fill
        e869 build wrench wrench.adjustable wrench.fill
        e43c burst_mode camera.on.rectangle
        e0af business building building.fill
        e7e9 cake birthday.cake birthday.cake.fill
        e935 calendar_today calendar
        e936 calendar_view_day calendar.day.timeline.left
        e0b0 call phone.fill
        e0b1 call_end phone.down phone.down.fill
        e0b3 call_merge arrow.triangle.merge
        e0b6 call_split arrow.triangle.branch
        e06c call_to_action dock.rectangle rectangle.bottomthird.inset.filled square.bottomhalf.filled
        e3af camera camera.aperture
        ef49 campaign megaphone megaphone.fill
        e0e9 cancel_presentation escape
        e8f6 card_giftcard gift gift.fill
        eb40 casino dice dice.fill
        e307 cast airplayaudio
        e574 category square.on.circle
        ea65 celebration party.popper party.popper.fill
        ebba cell_tower antenna.radiowaves.left.and.right
        e3b4 center_focus_strong camera.viewfinder
        e3b5 center_focus_weak viewfinder
        efed chair chair chair.fill
        efee chair_alt chair.lounge
        e86b change_history triangle
        e0b7 chat text.bubble text.bubble.fill
        e0ca chat_bubble bubble.left.fill bubble.middle.bottom.fill bubble.right.fill message.fill
        e0cb chat_bubble_outline bubble.left bubble.middle.bottom bubble.right message
        e6b1 checklist checklist
        f19e checkroom tshirt tshirt.fill
        e86e class text.book.closed text.book.closed.fill
        f21f clean_hands hands.sparkles
        e14c clear multiply
        f1cf close_fullscreen arrow.down.forward.and.arrow.up.backward arrow.down.right.and.arrow.up.left
        e01c closed_caption captions.bubble captions.bubble.fill
        e2bd cloud cloud.fill icloud.fill
        e2bf cloud_done checkmark.icloud checkmark.icloud.fill
        e2c0 cloud_download icloud.and.arrow.down icloud.and.arrow.down.fill
        e2c1 cloud_off icloud.slash icloud.slash.fill xmark.icloud xmark.icloud.fill
        e2c2 cloud_queue cloud icloud
        eb5a cloud_sync arrow.clockwise.icloud
        e2c3 cloud_upload icloud.and.arrow.up.fill
        e810 cloudy_snowing cloud.drizzle cloud.drizzle.fill cloud.rain cloud.rain.fill cloud.snow cloud.snow.fill
        e86f code chevron.left.forwardslash.chevron.right
        e4f3 code_off chevron.left.slash.chevron.right
        efef coffee mug mug.fill
        e3b6 collections photo.stack
        e3b8 colorize eyedropper eyedropper.halffull
        e0b9 comment quote.bubble quote.bubble.fill
        e3b9 compare square.and.line.vertical.and.square
        e915 compare_arrows arrow.right.arrow.left
        e94d compress rectangle.compress.vertical
        e638 confirmation_number ticket ticket.fill
        e0d0 contact_mail person.crop.rectangle person.crop.rectangle.fill
        e14d content_copy doc.on.doc doc.on.doc.fill square.fill.on.square.fill square.filled.on.square square.on.square
        e14e content_cut scissors
        e14f content_paste clipboard clipboard.fill doc.on.clipboard doc.on.clipboard.fill
        eb37 contrast circle.lefthalf.fill circle.lefthalf.filled circle.righthalf.filled
        f221 coronavirus allergens
        e2cc create_new_folder folder.badge.plus folder.fill.badge.plus
        e870 credit_card creditcard creditcard.fill
        eff1 credit_score creditcard.and.123
        e3be crop crop
        e3bc crop_16_9 capsule
        e3c2 crop_free rectangle.dashed square.dashed
        e3c3 crop_landscape rectangle
        e3c5 crop_portrait rectangle.portrait
        e437 crop_rotate crop.rotate
        e3c6 crop_square app squareshape
        e799 cruelty_free hare hare.fill
        ebc5 currency_bitcoin bitcoinsign
        eafa currency_franc francsign
        eaef currency_lira lirasign
        eaf1 currency_pound sterlingsign
        eaec currency_ruble rublesign
        eaf7 currency_rupee indianrupeesign
        eafb currency_yen yensign
        ebd5 cyclone hurricane
        e99a dangerous xmark.octagon xmark.octagon.fill
        e51c dark_mode moon moon.fill
        e871 dashboard rectangle.3.group rectangle.3.group.fill rectangle.3.offgrid rectangle.3.offgrid.fill
        ead3 data_object curlybraces
        e872 delete trash.fill xmark.bin xmark.bin.fill
        e92b delete_forever trash.slash
        e873 description doc.plaintext doc.plaintext.fill doc.text doc.text.fill
        e30b desktop_mac desktopcomputer
        e30c desktop_windows pc
        e30d developer_board cpu cpu.fill
        e1b1 devices ipad.and.iphone laptopcomputer.and.iphone
        e52e directions arrow.triangle.turn.up.right.diamond arrow.triangle.turn.up.right.diamond.fill
        e52f directions_bike bicycle figure.indoor.cycle figure.outdoor.cycle
        e532 directions_boat ferry ferry.fill
        e530 directions_bus bus bus.fill
        e531 directions_car car car.2 car.2.fill car.fill
        e566 directions_run figure.run
        e536 directions_walk figure.walk
        f230 disabled_by_default xmark.app xmark.app.fill
        e875 dns server.rack xserve
        e612 do_not_disturb slash.circle.fill
        e644 do_not_disturb_on wrongwaysign
        f1b0 do_not_touch hand.raised.slash hand.raised.slash.fill
        e5fa document_scanner doc.text.viewfinder doc.viewfinder
        effd door_front door.left.hand.closed
        e509 downhill_skiing figure.skiing.downhill
        e151 drafts envelope.open envelope.open.fill
        e25d drag_handle equal
        e746 draw hand.draw hand.draw.fill pencil.tip signature
        e9a2 drive_file_rename_outline square.and.pencil
        f003 earbuds airpods earbuds
        ea35 eco leaf leaf.fill
        e3c9 edit pencil
        e950 edit_off pencil.slash
        e8fb eject eject eject.fill
        eb1c electric_car bolt.car bolt.car.fill
        eb1f electric_scooter scooter
        ea22 emoji_emotions face.smiling.fill face.smiling.inverse
        ea23 emoji_events trophy trophy.fill
        ea1d emoji_people figure.wave
        e000 error exclamationmark.circle.fill
        e001 error_outline exclamationmark.circle
        f1ac escalator_warning figure.and.child.holdinghands
        ea15 euro eurosign
        e56d ev_station ev.charger ev.charger.fill
        e878 event calendar.badge.plus
        e614 event_available calendar.badge.checkmark
        e615 event_busy calendar.badge.minus
        e616 event_note calendar.badge.clock
        e94f expand rectangle.expand.vertical
        e87a explore safari safari.fill
        e3ca exposure plus.forwardslash.minus plus.slash.minus plusminus
        e87b extension puzzlepiece puzzlepiece.extension puzzlepiece.extension.fill puzzlepiece.fill
        e87c face faceid
        f0c5 fact_check checkmark.rectangle
        f1a2 family_restroom figure.2.and.child.holdinghands
        e01f fast_forward forward forward.fill
        e020 fast_rewind backward backward.fill
        e87d favorite suit.heart.fill
        e87e favorite_border suit.heart
        ead8 fax faxmachine
        ea68 festival tent
        e2c4 file_download arrow.down.doc arrow.down.doc.fill
        e3dc filter_center_focus camera.metering.center.weighted dot.viewfinder
        e152 filter_list line.3.horizontal.decrease line.horizontal.3.decrease
        e3e0 filter_none macwindow.on.rectangle rectangle.on.rectangle rectangle.on.rectangle.angled rectangle.stack rectangle.stack.fill
        e3e3 filter_vintage camera.macro
        e880 find_in_page doc.text.magnifyingglass
        e90d fingerprint touchid
        ea43 fireplace fireplace fireplace.fill
        e5dc first_page arrow.left.to.line arrow.left.to.line.alt
        eb43 fitness_center dumbbell dumbbell.fill figure.strengthtraining.traditional
        e153 flag flag.fill
        e3e4 flare rays
        e3e5 flash_auto bolt.badge.a bolt.badge.a.fill
        e3e6 flash_off bolt.slash bolt.slash.fill
        f00a flashlight_off flashlight.off.fill
        f00b flashlight_on flashlight.on.fill
        e539 flight airplane
        e904 flight_land airplane.arrival
        e905 flight_takeoff airplane.departure
        ea38 flip_camera_ios arrow.triangle.2.circlepath.camera arrow.triangle.2.circlepath.camera.fill camera.rotate camera.rotate.fill
        e818 foggy cloud.fog cloud.fog.fill
        e2c7 folder folder.fill
        eb83 folder_off folder.badge.minus
        e2c8 folder_open folder
        e2c9 folder_shared folder.badge.person.crop
        e617 folder_special folder.badge.gear
        e167 font_download textformat.alt
        e234 format_align_center text.aligncenter
        e235 format_align_justify text.justify
        e236 format_align_left text.alignleft text.justify.left text.justifyleft
        e237 format_align_right text.alignright
        e238 format_bold bold
        e23d format_indent_decrease decrease.indent
        e23e format_indent_increase increase.indent text.insert
        e23f format_italic italic
        e241 format_list_bulleted list.bullet
        e242 format_list_numbered list.number
        e244 format_quote text.quote
        e245 format_size textformat.size
        e246 format_strikethrough strikethrough
        e247 format_textdirection_l_to_r paragraphsign
        e249 format_underlined underline
        e0bf forum bubble.left.and.bubble.right bubble.left.and.bubble.right.fill
        e154 forward arrowshape.turn.up.right arrowshape.turn.up.right.fill
        e056 forward_10 goforward.10
        e057 forward_30 goforward.30
        e058 forward_5 goforward.5
        e24a functions sum
        e155 gesture lasso scribble
        eb45 golf_course figure.golf
        f012 gpp_bad xmark.shield xmark.shield.fill
        f013 gpp_good checkmark.shield
        f014 gpp_maybe exclamationmark.shield exclamationmark.shield.fill
        e1b3 gps_fixed scope
        e1b8 graphic_eq waveform
        e3ec grid_on rectangle.grid.3x3 square.grid.3x3
        e9b0 grid_view rectangle.grid.2x2 rectangle.grid.2x2.fill square.grid.2x2 square.grid.2x2.fill
        f233 groups person.3 person.3.fill person.3.sequence person.3.sequence.fill
        f10b handyman wrench.and.screwdriver wrench.and.screwdriver.fill
        ea59 hardware hammer hammer.fill
        f01f headphones headphones
        e3f3 healing bandage bandage.fill
        e023 hearing ear ear.badge.waveform ear.fill hearingdevice.ear
        eac2 heart_broken heart.slash heart.slash.fill
        ea16 height arrow.up.and.down
        e887 help questionmark.circle.fill
        e8fd help_outline questionmark.circle
        eb39 hexagon hexagon hexagon.fill
        e50a hiking figure.hiking
        e889 history clock.arrow.circlepath
        ea3e history_edu scroll scroll.fill
        e88a home house.fill
        e947 horizontal_split rectangle.split.1x2
        ea5c hourglass_bottom hourglass.bottomhalf.filled
        e88b hourglass_empty hourglass
        ea5b hourglass_top hourglass.tophalf.filled
        e174 how_to_reg person.crop.circle.badge.checkmark person.fill.checkmark
        e88d https lock.rectangle lock.rectangle.fill
        e3f4 image photo photo.fill
        e156 inbox tray tray.fill
        e88e info info
        e26a insert_chart_outlined chart.bar.xaxis
        e24d insert_drive_file doc doc.fill
        e1a1 inventory_2 shippingbox shippingbox.fill
        e6b8 ios_share square.and.arrow.up.fill square.and.arrow.up.on.square
        e312 keyboard keyboard keyboard.fill
        e313 keyboard_arrow_down chevron.compact.down
        e314 keyboard_arrow_left chevron.compact.left
        e315 keyboard_arrow_right chevron.compact.right
        e316 keyboard_arrow_up chevron.compact.up
        e318 keyboard_capslock capslock capslock.fill
        eae7 keyboard_command_key command
        eae6 keyboard_control_key control
        ead0 keyboard_double_arrow_down chevron.down.2
        eac3 keyboard_double_arrow_left chevron.left.2
        eac9 keyboard_double_arrow_right chevron.right.2
        eacf keyboard_double_arrow_up chevron.up.2
        e31a keyboard_hide keyboard.chevron.compact.down
        eae8 keyboard_option_key option
        e31b keyboard_return arrow.turn.down.left return return.left
        e31c keyboard_tab arrow.right.to.line
        eb47 kitchen refrigerator refrigerator.fill
        e9b6 label_off tag.slash
        e894 language globe network
        e320 laptop_mac laptopcomputer
        e5dd last_page arrow.right.to.line.alt
        e53b layers square.3.layers.3d square.stack square.stack.3d.down.right square.stack.3d.up square.stack.3d.up.fill square.stack.fill
        e53c layers_clear square.stack.3d.up.slash
        e02e library_add rectangle.badge.plus rectangle.stack.badge.plus
        e02f library_books books.vertical books.vertical.fill
        e030 library_music music.note.house music.quarternote.3
        f02a light lamp.desk lamp.desk.fill lightbulb.led
        e0f0 lightbulb lightbulb.fill
        e90f lightbulb_outline lightbulb
        e157 link link
        e896 list list.dash
        e0ee list_alt list.bullet.rectangle list.bullet.rectangle.fill
        e541 local_cafe cup.and.saucer cup.and.saucer.fill
        ef55 local_fire_department flame flame.fill
        e546 local_gas_station fuelpump fuelpump.fill
        e548 local_hospital cross cross.fill
        e54a local_laundry_service washer washer.fill
        e54e local_offer tag tag.fill
        e54f local_parking parkingsign
        e7f1 location_city building.2 building.2.fill
        e0c7 location_off mappin.slash
        e897 lock exclamationmark.lock lock.doc lock.fill
        e898 lock_open lock.open lock.open.fill lock.slash
        e899 lock_outline lock
        e9ba logout rectangle.portrait.and.arrow.forward rectangle.portrait.and.arrow.right rectangle.portrait.and.arrow.right.fill
        f235 luggage suitcase suitcase.fill
        e4eb man figure.stand
        f02e manage_accounts person.badge.key person.badge.key.fill
        f02f manage_search text.magnifyingglass
        e55b map map map.fill
        f18b mark_chat_read checkmark.bubble
        f18a mark_email_unread envelope.badge envelope.badge.fill
        f218 masks facemask facemask.fill
        ebed medical_information heart.text.square heart.text.square.fill
        f109 medical_services cross.case cross.case.fill stethoscope
        f033 medication pill pill.fill pills pills.fill
        eb4f meeting_room door.left.hand.open
        e322 memory memorychip memorychip.fill
        e5d2 menu line.horizontal.3
        ea19 menu_book book book.fill character.book.closed
        e252 merge_type arrow.merge
        e029 mic mic.fill
        ef5a mic_external_on music.mic
        e02a mic_none mic
        e02b mic_off mic.slash mic.slash.fill
        f204 microwave oven
        ea3f military_tech medal medal.fill
        f10c miscellaneous_services gearshape.2 gearshape.2.fill
        e201 mobile_off iphone.slash
        ef5b monitor display
        eaa2 monitor_heart waveform.path.ecg
        ea5d more_time clock.badge.checkmark
        e9c0 motion_photos_off livephoto.slash
        e9c1 motion_photos_on livephoto
        e323 mouse computermouse computermouse.fill magicmouse magicmouse.fill
        e168 move_to_inbox tray.and.arrow.down tray.and.arrow.down.fill
        e02c movie film film.fill
        e405 music_note music.note
        e55c my_location location.viewfinder
        e55d navigation location.north location.north.fill location.north.line
        e569 near_me cursorarrow location location.fill
        f1ef near_me_disabled location.slash location.slash.fill
        eb81 newspaper newspaper newspaper.fill
        ea46 nights_stay moon.stars moon.stars.fill
        f1e1 north_east arrow.up.forward arrow.up.right
        f1e2 north_west arrow.up.backward arrow.up.left
        e89c note_add doc.badge.plus note.text.badge.plus
        e7f4 notifications bell.fill
        e7f7 notifications_active bell.and.waves.left.and.right bell.and.waves.left.and.right.fill bell.badge bell.badge.fill
        e7f5 notifications_none bell
        e7f6 notifications_off bell.slash bell.slash.fill
        f1ce open_in_full arrow.up.backward.and.arrow.down.forward arrow.up.left.and.arrow.down.right
        e89e open_in_new arrow.up.forward.app arrow.up.forward.app.fill
        e89f open_with arrow.up.and.down.and.arrow.left.and.right
        ef5f outbox tray.and.arrow.up tray.and.arrow.up.fill
        f1d4 outlet poweroutlet.type.a
        e16e outlined_flag flag
        e8a0 pageview rectangle.and.text.magnifyingglass
        e40a palette paintpalette paintpalette.fill
        ea63 park tree tree.fill
        f042 password ellipsis.rectangle
        e034 pause pause
        e035 pause_circle_filled pause.circle.fill
        e036 pause_circle_outline pause.circle
        ef63 payments banknote banknote.fill
        f1bb pending_actions clock.badge
        eb50 pentagon pentagon pentagon.fill
        e7fb people person.2.fill
        e7fc people_outline person.2
        eb58 percent percent
        e7fd person person.badge.clock
        e7fe person_add person.badge.plus person.badge.plus.fill person.crop.circle.badge.plus person.fill.badge.plus
        e510 person_off person.crop.circle.badge.xmark person.fill.xmark person.slash person.slash.fill
        ef66 person_remove person.badge.minus person.crop.circle.badge.minus person.fill.badge.minus
        f106 person_search person.fill.questionmark
        f0fa pest_control ant ant.fill
        e91d pets pawprint pawprint.fill
        e0cd phone phone
        e649 phone_callback phone.arrow.down.left
        e61c phone_forwarded phone.arrow.up.right phone.arrow.up.right.fill
        e325 phone_iphone iphone iphone.homebutton
        e412 photo_camera camera camera.fill
        e43b photo_filter camera.filters
        e413 photo_library photo.fill.on.rectangle.fill photo.on.rectangle photo.on.rectangle.angled
        e521 piano pianokeys
        e8aa picture_in_picture pip.exit
        e911 picture_in_picture_alt pip pip.enter pip.fill
        e6c4 pie_chart chart.pie.fill
        f044 pie_chart_outline chart.pie
        e55e pin_drop mappin.and.ellipse
        eb38 pinch hand.pinch
        e55f place mappin
        e037 play_arrow play playpause playpause.fill
        e038 play_circle_filled arrowtriangle.right.circle.fill play.circle.fill
        e039 play_circle_outline arrowtriangle.right.circle play.circle
        ef6a play_disabled play.slash play.slash.fill
        e03b playlist_add text.append text.badge.plus
        e065 playlist_add_check list.star text.badge.checkmark
        eb80 playlist_remove text.badge.minus
        eb48 pool figure.pool.swim
        e0ce portable_wifi_off antenna.radiowaves.left.and.right.slash
        ea20 post_add doc.append doc.append.fill
        e63c power powerplug powerplug.fill
        e8ac power_settings_new power
        e8ad print printer printer.fill
        e645 priority_high exclamationmark
        ea4a psychology brain brain.head.profile
        e80b public globe.americas globe.americas.fill globe.asia.australia globe.asia.australia.fill globe.europe.africa globe.europe.africa.fill
        f10d push_pin pin pin.fill
        ef6b qr_code qrcode
        f206 qr_code_scanner barcode.viewfinder qrcode.viewfinder
        eb8b question_mark questionmark
        e03d queue_music music.note.list
        e03e radio radio radio.fill
        e837 radio_button_checked circle.inset.filled largecircle.fill.circle record.circle record.circle.fill smallcircle.filled.circle
        e837 radio_button_checked smallcircle.filled.circle.fill
        e560 rate_review rectangle.and.pencil.and.ellipsis
        e03f recent_actors rectangle.stack.person.crop
        e91f record_voice_over person.wave.2 person.wave.2.fill
        eb54 rectangle rectangle.fill
        e15a redo arrow.uturn.forward arrow.uturn.right arrowshape.bounce.right
        e9d4 remove_moderator shield.slash
        e928 remove_shopping_cart cart.badge.minus
        e040 repeat arrow.2.squarepath repeat
        e041 repeat_one repeat.1
        e042 replay arrow.counterclockwise
        e059 replay_10 gobackward.10
        e05a replay_30 gobackward.30
        e05b replay_5 gobackward.5
        e15e reply arrow.turn.up.left arrowshape.turn.up.left arrowshape.turn.up.left.fill
        e15f reply_all arrowshape.turn.up.left.2 arrowshape.turn.up.left.2.fill
        e160 report exclamationmark.octagon exclamationmark.octagon.fill
        e56c restaurant fork.knife
        f054 reviews star.bubble star.bubble.fill
        e419 rotate_left gobackward rotate.left rotate.left.fill
        e41a rotate_right goforward rotate.right rotate.right.fill
        e328 router wifi.router wifi.router.fill
        e0e5 rss_feed dot.radiowaves.right dot.radiowaves.up.forward
        f1c9 rule_folder questionmark.folder
        e502 sailing sailboat sailboat.fill
        e171 save_alt square.and.arrow.down square.and.arrow.down.fill square.and.arrow.down.on.square
        e329 scanner scanner scanner.fill
        e268 scatter_plot chart.dots.scatter
        e80c school graduationcap graduationcap.fill
        ea4b science flask flask.fill testtube.2
        e1c0 screen_lock_rotation lock.rotation
        e0e2 screen_share arrow.turn.up.forward.iphone
        e623 sd_card sdcard sdcard.fill
        e8b6 search a.magnify binoculars
        e32a security lock.shield lock.shield.fill shield.lefthalf.fill shield.lefthalf.filled
        ea78 self_improvement figure.mind.and.body figure.yoga
        e163 send paperplane paperplane.fill
        e51e sensors dot.radiowaves.left.and.right
        e811 sentiment_dissatisfied face.dashed
        e0ed sentiment_satisfied_alt face.smiling
        f1ea set_meal fish fish.fill
        e8b8 settings gear gearshape gearshape.fill
        e8c5 settings_phone phone.connection
        ebd3 severe_cold thermometer.snowflake
        e9e0 shield shield shield.fill
        f1cc shopping_bag bag bag.fill
        e8cb shopping_basket basket basket.fill
        e8cc shopping_cart cart cart.fill
        e6e1 show_chart chart.xyaxis.line waveform.path
        f061 shower shower shower.fill
        e043 shuffle shuffle
        e202 signal_cellular_alt cellularbars
        f063 signal_wifi_bad wifi.exclamationmark
        eb91 signpost signpost.right signpost.right.fill
        e32b sim_card simcard simcard.fill
        e044 skip_next forward.end forward.end.alt.fill forward.end.fill forward.frame.fill
        e045 skip_previous backward.end backward.end.alt.fill backward.end.fill backward.frame.fill
        e41b slideshow play.rectangle
        e068 slow_motion_video slowmo
        f06a smart_display play.rectangle.fill
        e32c smartphone apps.iphone
        e625 sms ellipsis.vertical.bubble info.bubble
        e046 snooze zzz
        e1cb social_distance figure.stand.line.dotted.figure.stand person.line.dotted.person
        f1e4 south_east arrow.down.forward arrow.down.right
        f1e5 south_west arrow.down.backward arrow.down.left
        e32d speaker hifispeaker hifispeaker.fill homepod homepod.fill
        e32e speaker_group hifispeaker.2
        e9e4 speed barometer dial.min gauge gauge.medium speedometer
        ea51 sports_baseball baseball baseball.fill
        ea26 sports_basketball basketball basketball.fill
        ea27 sports_cricket cricket.ball
        ea28 sports_esports gamecontroller gamecontroller.fill
        ea29 sports_football football football.fill
        ea2b sports_hockey hockey.puck
        f06e sports_score flag.checkered
        ea2f sports_soccer soccerball
        ea32 sports_tennis tennis.racket
        ea31 sports_volleyball volleyball volleyball.fill
        eb90 stadium sportscourt sportscourt.fill
        e839 star_half star.leadinghalf.filled star.lefthalf.fill
        e0d3 stay_current_landscape iphone.landscape
        f1fc sticky_note_2 note note.text
        e047 stop stop stop.fill
        ef71 stop_circle stop.circle.fill
        e1db storage externaldrive externaldrive.fill internaldrive internaldrive.fill
        ea12 storefront storefront storefront.fill
        e41c straighten ruler ruler.fill
        f1ae stroller stroller stroller.fill
        e5da subdirectory_arrow_right arrow.turn.down.right
        f111 subscript textformat.subscript
        f112 superscript textformat.superscript
        e515 surfing figure.surfing
        e0d7 swap_calls arrow.triangle.swap
        e8d4 swap_horiz arrow.left.and.right arrow.left.arrow.right arrow.swap
        e8d5 swap_vert arrow.up.arrow.down
        e9ed switch_account person.and.arrow.left.and.arrow.right
        e627 sync arrow.2.circlepath arrow.triangle.2.circlepath
        e629 sync_problem exclamationmark.arrow.triangle.2.circlepath
        e265 table_chart rectangle.split.3x3 tablecells tablecells.fill
        eac6 table_restaurant table.furniture
        e32f tablet ipad.landscape
        e331 tablet_mac ipad ipad.homebutton
        e9ef tag number
        ea74 takeout_dining takeoutbag.and.cup.and.straw takeoutbag.and.cup.and.straw.fill
        eb8e terminal terminal terminal.fill
        e564 terrain mountain.2 mountain.2.fill
        eadd text_decrease textformat.size.smaller
        e262 text_fields character.cursor.ibeam text.cursor
        e165 text_format bold.italic.underline textformat
        eae2 text_increase textformat.size.larger
        e0d8 textsms ellipsis.bubble ellipsis.bubble.fill
        ea66 theater_comedy theatermasks theatermasks.fill
        f076 thermostat thermometer thermometer.medium thermometer.sun
        e8db thumb_down hand.thumbsdown.fill
        e9f2 thumb_down_off_alt hand.thumbsdown
        e8dc thumb_up hand.thumbsup.fill
        e9f3 thumb_up_off_alt hand.thumbsup
        ebdb thunderstorm cloud.bolt cloud.bolt.fill cloud.bolt.rain cloud.bolt.rain.fill
        e422 timelapse timelapse
        e425 timer stopwatch stopwatch.fill timer
        e8de toc list.bullet.indent list.triangle
        e9f6 toggle_on switch.2
        e199 tornado tornado
        e913 touch_app hand.point.up.left hand.point.up.left.fill hand.tap hand.tap.fill
        e8e1 track_changes target
        e570 train train.side.front.car
        e571 tram tram tram.fill
        e8e2 translate character.bubble character.bubble.fill translate
        e2db travel_explore binoculars.fill
        e8e3 trending_down chart.line.downtrend.xyaxis
        e8e4 trending_flat chart.line.flattrend.xyaxis
        e8e5 trending_up chart.line.uptrend.xyaxis
        e429 tune slider.horizontal.3 slider.horizontal.below.rectangle slider.vertical.3
        ebab turn_right arrow.turn.up.right
        e333 tv tv tv.fill
        eba1 u_turn_left arrow.uturn.up
        eba2 u_turn_right arrow.uturn.down
        e166 undo arrow.uturn.backward arrow.uturn.left
        e5d7 unfold_more chevron.up.chevron.down
        e9fc upload_file arrow.up.doc arrow.up.doc.fill
        e138 vaccines syringe syringe.fill
        ef76 verified checkmark.seal checkmark.seal.fill
        e8e8 verified_user checkmark.shield.fill
        e258 vertical_align_bottom arrow.down.to.line arrow.down.to.line.alt
        e25a vertical_align_top arrow.up.to.line arrow.up.to.line.alt
        e949 vertical_split rectangle.split.2x1 uiwindow.split.2x1
        e62d vibration iphone.radiowaves.left.and.right
        e070 video_call video.badge.plus
        e04b videocam video video.fill
        e04c videocam_off video.slash video.slash.fill
        e8e9 view_agenda rectangle.grid.1x2 rectangle.grid.1x2.fill square.split.1x2
        e42a view_comfy square.grid.4x3.fill
        e9fe view_in_ar arkit cube cube.fill cube.transparent
        e8f0 view_module rectangle.grid.3x2 rectangle.grid.3x2.fill square.grid.3x2 square.grid.3x2.fill
        f114 view_sidebar sidebar.leading sidebar.left sidebar.right sidebar.trailing
        e8f3 view_week rectangle.split.3x1 rectangle.split.3x1.fill
        e8f4 visibility eye eye.fill eyes
        e8f5 visibility_off eye.slash eye.slash.fill
        e04d volume_down speaker.1 speaker.1.fill speaker.wave.1 speaker.wave.1.fill
        e04e volume_mute speaker speaker.fill speaker.zzz
        e04f volume_off speaker.slash speaker.slash.fill
        e050 volume_up speaker.2 speaker.2.fill speaker.3 speaker.3.fill speaker.wave.2 speaker.wave.2.fill speaker.wave.3 speaker.wave.3.fill
        e0da vpn_key key key.fill
        e002 warning exclamationmark.triangle.fill
        f083 warning_amber exclamationmark.triangle
        e334 watch applewatch applewatch.watchface
        e798 water_drop drop drop.fill humidity humidity.fill
        e176 waves water.waves
        e766 waving_hand hand.wave hand.wave.fill
        e42d wb_cloudy cloud.sun cloud.sun.fill
        e430 wb_sunny sun.max sun.max.fill
        e1c6 wb_twilight sun.haze sun.haze.fill sunrise sunrise.fill sunset sunset.fill
        e63d wc toilet
        e069 web_asset macwindow menubar.rectangle
        e16b weekend sofa sofa.fill
        e63e wifi wifi
        e648 wifi_off wifi.slash
        e1e2 wifi_tethering personalhotspot
        f088 window square.split.2x2 window.vertical.closed
        f1e8 wine_bar wineglass wineglass.fill
        e8f9 work briefcase.fill case.fill
        e943 work_outline briefcase case
        e7af workspace_premium rosette
        e8ff zoom_in plus.magnifyingglass
        e900 zoom_out minus.magnifyingglass
        e56b zoom_out_map arrow.up.left.and.down.right.and.arrow.up.right.and.down.left arrow.up.left.and.down.right.magnifyingglass
        """
}
