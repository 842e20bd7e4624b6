/// The colours that have a name, as red, green, blue and alpha in a byte each.
///
/// The system's colours are those of the light appearance of iOS; their names are UIKit's.
enum ColorNames {
  static let colors: [String: (bits: UInt32, isSystem: Bool)] = {
    var colors: [String: (bits: UInt32, isSystem: Bool)] = [:]
    for (name, bits) in plain { colors[name] = (bits, false) }
    for (name, bits) in system { colors[name] = (bits, true) }
    return colors
  }()

  private static let plain: KeyValuePairs<String, UInt32> = [
    "black": 0x0000_00FF, "white": 0xFFFF_FFFF, "clear": 0x0000_0000, "gray": 0x8080_80FF,
    "darkGray": 0x5555_55FF, "lightGray": 0xAAAA_AAFF, "red": 0xFF00_00FF, "green": 0x00FF_00FF,
    "blue": 0x0000_FFFF, "cyan": 0x00FF_FFFF, "yellow": 0xFFFF_00FF, "magenta": 0xFF00_FFFF,
    "orange": 0xFF80_00FF, "purple": 0x8000_80FF, "brown": 0x9966_33FF,
  ]

  private static let system: KeyValuePairs<String, UInt32> = [
    "systemRed": 0xFF3B_30FF, "systemOrange": 0xFF95_00FF, "systemYellow": 0xFFCC_00FF,
    "systemGreen": 0x34C7_59FF, "systemMint": 0x00C7_BEFF, "systemTeal": 0x30B0_C7FF,
    "systemCyan": 0x32AD_E6FF, "systemBlue": 0x007A_FFFF, "systemIndigo": 0x5856_D6FF,
    "systemPurple": 0xAF52_DEFF, "systemPink": 0xFF2D_55FF, "systemBrown": 0xA284_5EFF,
    "systemGray": 0x8E8E_93FF, "link": 0x007A_FFFF, "label": 0x0000_00FF,
    "secondaryLabel": 0x3C3C_4399, "tertiaryLabel": 0x3C3C_434C, "quaternaryLabel": 0x3C3C_432D,
    "placeholderText": 0x3C3C_434C, "systemBackground": 0xFFFF_FFFF,
    "secondarySystemBackground": 0xF2F2_F7FF, "tertiarySystemBackground": 0xFFFF_FFFF,
    "systemGroupedBackground": 0xF2F2_F7FF, "separator": 0x3C3C_4349,
  ]
}
