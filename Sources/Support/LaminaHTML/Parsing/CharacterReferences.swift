/// The characters of references such as `&amp;`, `&#8364;` and `&#x20AC;`.
enum CharacterReferences {
    /// Replaces the references of a text; unknown ones stay as they are.
    static func replaced(in text: Substring) -> String {
        var result = ""
        var rest = text
        while let start = rest.firstIndex(of: "&") {
            result += rest[..<start]
            rest = rest[start...]
            let body = rest.dropFirst().prefix(while: { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "#") }).prefix(longest)
            if let character = character(of: body) {
                result += character
                rest = rest[body.endIndex...]
                if rest.first == ";" { rest.removeFirst() }
            } else {
                result.append("&")
                rest.removeFirst()
            }
        }
        return result + rest
    }

    private static func character(of body: Substring) -> String? {
        guard body.first == "#" else { return named[String(body)] }
        let digits = body.dropFirst()
        let number = digits.first == "x" || digits.first == "X" ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
        return number.flatMap(Unicode.Scalar.init).map { String($0) }
    }

    /// The length of the longest reference, in characters.
    private static let longest = 10

    /// - Source: The HTML standard's table of named character references, as far as texts use it.
    private static let named = [
        "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}", "shy": "\u{AD}", "ensp": "\u{2002}", "emsp": "\u{2003}",
        "thinsp": "\u{2009}", "zwj": "\u{200D}", "zwnj": "\u{200C}", "ndash": "–", "mdash": "—", "hellip": "…", "bull": "•", "middot": "·",
        "lsquo": "‘", "rsquo": "’", "sbquo": "‚", "ldquo": "“", "rdquo": "”", "bdquo": "„", "laquo": "«", "raquo": "»", "lsaquo": "‹",
        "rsaquo": "›", "dagger": "†", "Dagger": "‡", "permil": "‰", "prime": "′", "Prime": "″", "copy": "©", "reg": "®", "trade": "™", "deg": "°",
        "plusmn": "±", "times": "×", "divide": "÷", "minus": "−", "frac12": "½", "frac14": "¼", "frac34": "¾", "sup1": "¹", "sup2": "²", "sup3": "³",
        "micro": "µ", "para": "¶", "sect": "§", "cent": "¢", "pound": "£", "yen": "¥", "euro": "€", "curren": "¤", "iexcl": "¡", "iquest": "¿",
        "ordf": "ª", "ordm": "º", "not": "¬", "infin": "∞", "ne": "≠", "le": "≤", "ge": "≥", "asymp": "≈", "sum": "∑", "prod": "∏", "radic": "√",
        "larr": "←", "uarr": "↑", "rarr": "→", "darr": "↓", "harr": "↔", "hearts": "♥", "spades": "♠", "clubs": "♣", "diams": "♦", "star": "☆",
        "check": "✓", "alpha": "α", "beta": "β", "gamma": "γ", "delta": "δ", "epsilon": "ε", "lambda": "λ", "mu": "μ", "pi": "π", "sigma": "σ",
        "tau": "τ", "phi": "φ", "omega": "ω", "Delta": "Δ", "Sigma": "Σ", "Omega": "Ω", "Agrave": "À", "Aacute": "Á", "Acirc": "Â", "Atilde": "Ã",
        "Auml": "Ä", "Aring": "Å", "AElig": "Æ", "Ccedil": "Ç", "Egrave": "È", "Eacute": "É", "Ecirc": "Ê", "Euml": "Ë", "Igrave": "Ì",
        "Iacute": "Í", "Icirc": "Î", "Iuml": "Ï", "Ntilde": "Ñ", "Ograve": "Ò", "Oacute": "Ó", "Ocirc": "Ô", "Otilde": "Õ", "Ouml": "Ö",
        "Oslash": "Ø", "Ugrave": "Ù", "Uacute": "Ú", "Ucirc": "Û", "Uuml": "Ü", "Yacute": "Ý", "szlig": "ß", "agrave": "à", "aacute": "á",
        "acirc": "â", "atilde": "ã", "auml": "ä", "aring": "å", "aelig": "æ", "ccedil": "ç", "egrave": "è", "eacute": "é", "ecirc": "ê", "euml": "ë",
        "igrave": "ì", "iacute": "í", "icirc": "î", "iuml": "ï", "ntilde": "ñ", "ograve": "ò", "oacute": "ó", "ocirc": "ô", "otilde": "õ",
        "ouml": "ö", "oslash": "ø", "ugrave": "ù", "uacute": "ú", "ucirc": "û", "uuml": "ü", "yacute": "ý", "yuml": "ÿ", "oelig": "œ", "OElig": "Œ",
        "scaron": "š", "Scaron": "Š",
    ]
}
