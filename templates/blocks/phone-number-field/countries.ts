/** Countries with a numbering plan of their own (ISO 3166-1 alpha-2), as libphonenumber-js knows them. */
export const countries: ReadonlySet<string> = new Set(
  `AC AD AE AF AG AI AL AM AO AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BW BY BZ CA
  CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR
  GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GT GU GW GY HK HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP
  KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR
  MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PR PS PT PW PY QA RE RO
  RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TA TC TD TG TH TJ TK TL TM TN TO TR TT
  TV TW TZ UA UG US UY UZ VA VC VE VG VI VN VU WF WS XK YE YT ZA ZM ZW`.split(/\s+/),
)

/** What people write in place of some codes. */
const otherNames: readonly (readonly [string, string])[] = [
  ['uk', 'GB'],
  ['great britain', 'GB'],
  ['england', 'GB'],
  ['usa', 'US'],
  ['america', 'US'],
  ['uae', 'AE'],
  ['holland', 'NL'],
]

/**
 * @param word what an author wrote in place of a code
 * @param nearest the compiler's way to find the name that was probably meant
 * @returns the code that was probably meant, by its name too; null when none is near
 */
export function nearestCountry(
  word: string,
  nearest: (word: string, names: Iterable<string>) => string | null,
): string | null {
  const code = word.trim().toUpperCase()
  if (countries.has(code)) return code
  const names = new Intl.DisplayNames(['en'], { type: 'region' })
  const codes = new Map([
    ...[...countries].map((country): [string, string] => [(names.of(country) ?? country).toLowerCase(), country]),
    ...otherNames,
  ])
  const name = word.trim().toLowerCase()
  const exact = codes.get(name)
  if (exact !== undefined) return exact
  // Two letters are near to many codes, and to no name.
  if (name.length <= 2) return nearest(code, countries)
  const near = nearest(name, codes.keys())
  return near === null ? null : (codes.get(near) ?? null)
}
