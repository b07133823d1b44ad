import Foundation
import UIKit

extension NibCase {
    static let parts = list {
        NibCase(#"<stepper value="3" minimumValue="1" maximumValue="5" stepValue="2" wraps="YES" continuous="NO" autorepeat="NO" id="a"/>"#) {
            (stepper: UIStepper) in
            stepper.value == 3 && stepper.minimumValue == 1 && stepper.maximumValue == 5 && stepper.stepValue == 2 && stepper.wraps
                && !stepper.isContinuous && !stepper.autorepeat
        }
        NibCase(
            #"<pageControl numberOfPages="4" currentPage="2" hidesForSinglePage="YES" id="a"><color key="pageIndicatorTintColor" \#(red)"#
                + "</pageControl>"
        ) { (control: UIPageControl) in
            control.numberOfPages == 4 && control.currentPage == 2 && control.hidesForSinglePage
                && control.pageIndicatorTintColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        }
        NibCase(
            #"<datePicker datePickerMode="date" minuteInterval="1" style="wheels" id="a"><date key="date" timeIntervalSinceReferenceDate="86400"/>"#
                + #"<date key="minimumDate" timeIntervalSinceReferenceDate="0"/><locale key="locale" localeIdentifier="de_DE"/></datePicker>"#
        ) { (picker: UIDatePicker) in
            picker.datePickerMode == .date && picker.datePickerStyle == .wheels && picker.locale?.identifier == "de_DE"
                && picker.date.timeIntervalSinceReferenceDate == 86400 && picker.minimumDate?.timeIntervalSinceReferenceDate == 0
        }
        NibCase(#"<datePicker datePickerMode="countDownTimer" countDownDuration="120" id="a"/>"#) { (picker: UIDatePicker) in
            picker.datePickerMode == .countDownTimer && picker.countDownDuration == 120
        }
        NibCase(#"<pickerView id="a"/>"#) { (picker: UIPickerView) in picker.numberOfComponents == 0 }
        NibCase(
            #"<searchBar searchBarStyle="minimal" barStyle="black" translucent="NO" placeholder="Find" prompt="P" text="T" "#
                + #"showsScopeBar="YES" showsCancelButton="YES" showsSearchResultsButton="YES" selectedScopeButtonIndex="1" id="a">"#
                + #"<textInputTraits key="textInputTraits" autocapitalizationType="words" keyboardType="URL"/>"#
                + "<scopeButtonTitles><string>Near</string><string>Far</string></scopeButtonTitles></searchBar>"
        ) { (bar: UISearchBar) in
            bar.searchBarStyle == .minimal && bar.barStyle == .black && !bar.isTranslucent && bar.placeholder == "Find" && bar.prompt == "P"
                && bar.text == "T" && bar.showsScopeBar && bar.showsCancelButton && bar.showsSearchResultsButton
                && bar.scopeButtonTitles == ["Near", "Far"] && bar.selectedScopeButtonIndex == 1 && bar.autocapitalizationType == .words
                && bar.keyboardType == .URL
        }
        NibCase(#"<visualEffectView id="a"><view key="contentView" id="b"/><blurEffect style="dark"/></visualEffectView>"#) {
            (view: UIVisualEffectView) in
            (view.effect as? UIBlurEffect)?.style == .dark
        }
        NibCase(#"<visualEffectView id="a"><vibrancyEffect><blurEffect style="regular"/></vibrancyEffect></visualEffectView>"#) {
            (view: UIVisualEffectView) in
            view.effect is UIVibrancyEffect
        }
        NibCase(#"<containerView opaque="NO" contentMode="scaleToFill" id="a"/>"#) { (view: UIView) in type(of: view) == UIView.self }
        NibCase(#"<slider opaque="NO" minimumValueImage="minus" maximumValueImage="plus" catalog="system" id="a"/>"#) { (slider: UISlider) in
            slider.minimumValueImage != nil && slider.maximumValueImage != nil
        }
        NibCase(
            #"<tableView separatorStyle="none" estimatedSectionHeaderHeight="30" estimatedSectionFooterHeight="20" id="a">"#
                + #"<inset key="separatorInset" minX="1" minY="0" maxX="2" maxY="0"/></tableView>"#
        ) { (table: UITableView) in
            table.estimatedSectionHeaderHeight == 30 && table.estimatedSectionFooterHeight == 20
                && table.separatorInset == UIEdgeInsets(top: 0, left: 1, bottom: 0, right: 2)
        }
        NibCase(
            #"<tableViewCell indentationLevel="2" indentationWidth="7" shouldIndentWhileEditing="NO" hidesAccessoryWhenEditing="NO" "#
                + #"editingAccessoryType="checkmark" showsReorderControl="YES" id="a"><inset key="separatorInset" minX="9" minY="0" maxX="0" maxY="0"/></tableViewCell>"#
        ) { (cell: UITableViewCell) in
            cell.indentationLevel == 2 && cell.indentationWidth == 7 && !cell.shouldIndentWhileEditing && cell.editingAccessoryType == .checkmark
                && cell.separatorInset.left == 9 && cell.showsReorderControl
        }
        NibCase(#"<navigationBar id="a"><items><navigationItem title="N" id="b"/><navigationItem title="M" id="c"/></items></navigationBar>"#) {
            (bar: UINavigationBar) in bar.items?.map(\.title) == ["N", "M"]
        }
        NibCase(#"<tabBar id="a"><items><tabBarItem title="T" id="b"/><tabBarItem systemItem="search" id="c"/></items></tabBar>"#) {
            (bar: UITabBar) in bar.items?.map(\.title) == ["T", "Search"]
        }
        NibCase(
            #"<imageView image="star" catalog="system" id="a"><preferredSymbolConfiguration key="preferredSymbolConfiguration" "#
                + #"configurationType="pointSize" pointSize="30" weight="bold" scale="large"/></imageView>"#
        ) { (view: UIImageView) in
            let configuration = view.preferredSymbolConfiguration
            return configuration?.pointSize == 30 && configuration?.weight == .bold && configuration?.scale == .large
        }
        NibCase(
            #"<tabBarItem title="T" id="a"><imageReference key="selectedImage" image="star.fill" catalog="system"/>"#
                + #"<imageReference key="image" image="star" catalog="system" symbolScale="large"/><color key="badgeColor" \#(red)</tabBarItem>"#
        ) { (item: UITabBarItem) in
            item.image?.isSymbolImage == true && item.selectedImage != nil && item.selectedImage !== item.image
                && item.badgeColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        }
        NibCase(#"<tabBarItem systemItem="favorites" id="a"/>"#) { (item: UITabBarItem) in
            item.title == "Favorites" && item.image?.isSymbolImage == true
        }
        NibCase(#"<barButtonItem id="a"><slider key="customView" value="0.25" minValue="0.0" maxValue="1" id="b"/></barButtonItem>"#) {
            (item: UIBarButtonItem) in
            (item.customView as? UISlider)?.value == 0.25
        }
    }

    static let texts = list {
        NibCase(
            #"<label id="a"><attributedString key="attributedText"><fragment content="One "><attributes><color key="NSColor" \#(red)"#
                + #"<font key="NSFont" size="31" metaFont="system"/></attributes></fragment><fragment content="two"><attributes>"#
                + #"<integer key="NSUnderline" value="1"/></attributes></fragment></attributedString></label>"#
        ) { (label: UILabel) in
            guard let text = label.attributedText, text.string == "One two" else { return false }
            let first = text.attributes(at: 0, effectiveRange: nil)
            return first[.foregroundColor] as? UIColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1)
                && first[.font] as? UIFont == .systemFont(ofSize: 31) && text.attribute(.underlineStyle, at: 5, effectiveRange: nil) as? Int == 1
        }
        NibCase(
            #"<textView id="a"><attributedString key="attributedText"><fragment><string key="content">Words</string><attributes>"#
                + #"<paragraphStyle key="NSParagraphStyle" alignment="center" lineBreakMode="wordWrapping" lineSpacing="4"/></attributes>"#
                + #"</fragment></attributedString><dataDetectorType key="dataDetectorTypes" link="YES"/></textView>"#
        ) { (view: UITextView) in
            let style = view.attributedText.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle
            return view.text == "Words" && style?.alignment == .center && style?.lineSpacing == 4 && view.dataDetectorTypes == .link
        }
        NibCase(
            #"<textField id="a"><textInputTraits key="textInputTraits" autocapitalizationType="allCharacters" autocorrectionType="no" "#
                + #"keyboardType="decimalPad" keyboardAppearance="light" returnKeyType="done" textContentType="email"/></textField>"#
        ) { (field: UITextField) in
            field.autocapitalizationType == .allCharacters && field.autocorrectionType == .no && field.keyboardType == .decimalPad
                && field.returnKeyType == .done && field.textContentType == .emailAddress
        }
        NibCase(#"<textField id="a"><textInputTraits key="textInputTraits"/></textField>"#) { (field: UITextField) in
            field.autocapitalizationType == .none && field.autocorrectionType == .default
        }
        NibCase(
            #"<button id="a"><state key="normal"><attributedString key="attributedTitle"><fragment content="Go"/></attributedString>"#
                + #"<color key="titleShadowColor" \#(red)</state><size key="titleShadowOffset" width="1" height="2"/></button>"#
        ) { (button: UIButton) in
            button.attributedTitle(for: .normal)?.string == "Go" && button.titleLabel?.shadowOffset == CGSize(width: 1, height: 2)
                && button.titleShadowColor(for: .normal) == UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        }
        NibCase(
            #"<navigationBar largeTitles="YES" id="a"><textAttributes key="titleTextAttributes"><fontDescription key="fontDescription" "#
                + #"type="boldSystem" pointSize="21"/><color key="textColor" \#(red)</textAttributes><navigationBarAppearance "#
                + #"key="standardAppearance" backgroundEffect="systemThinMaterial"><color key="backgroundColor" \#(red)"#
                + "</navigationBarAppearance></navigationBar>"
        ) { (bar: UINavigationBar) in
            bar.prefersLargeTitles && bar.titleTextAttributes?[.font] as? UIFont == .boldSystemFont(ofSize: 21)
                && bar.titleTextAttributes?[.foregroundColor] as? UIColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1)
                && bar.standardAppearance.backgroundColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1)
                && bar.standardAppearance.backgroundEffect?.style == .systemThinMaterial
        }
    }
}
