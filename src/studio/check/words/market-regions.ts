const split = (codes: string): readonly string[] => codes.split(' ')

/** Where people read designs in a language: the countries in which it is official or used in trade (CLDR 46). ISO 3166-1 codes by language. */
export const LANGUAGE_REGIONS: Readonly<Record<string, readonly string[]>> = {
  en: split('GB US IE AU NZ CA ZA IN SG MT HK NG KE GH PH PK JM TT'),
  de: split('DE AT CH LI LU'),
  fr: split('FR BE CH LU CA MC SN CI CM MA TN DZ'),
  es: split('ES MX AR CO CL PE VE EC GT CU BO DO HN PY SV NI CR PA UY PR US'),
  'pt-BR': split('BR'),
  it: split('IT CH SM VA'),
  nl: split('NL BE SR'),
  pl: split('PL'),
  tr: split('TR CY'),
  ar: split('SA AE EG QA KW BH OM JO LB IQ MA DZ TN LY SD YE SY PS'),
  he: split('IL'),
  hi: split('IN'),
  ja: split('JP'),
  'zh-Hans': split('CN SG MY'),
  'zh-Hant': split('TW HK MO'),
  ko: split('KR'),
  vi: split('VN'),
  th: split('TH'),
  ru: split('RU BY KZ KG'),
  uk: split('UA'),
}

const EURO = split('IE MT DE AT LU FR BE MC ES IT SM VA NL CY')

/** The currency of a region, for regions whose language others read, too. ISO 4217 codes. */
export const REGION_CURRENCIES: Readonly<Record<string, string>> = {
  ...Object.fromEntries(EURO.map((region) => [region, 'EUR'])),
  GB: 'GBP',
  US: 'USD',
  PR: 'USD',
  EC: 'USD',
  SV: 'USD',
  PA: 'USD',
  AU: 'AUD',
  NZ: 'NZD',
  CA: 'CAD',
  ZA: 'ZAR',
  IN: 'INR',
  SG: 'SGD',
  HK: 'HKD',
  CH: 'CHF',
  LI: 'CHF',
  MX: 'MXN',
  AR: 'ARS',
  CO: 'COP',
  CL: 'CLP',
  PE: 'PEN',
  SA: 'SAR',
  AE: 'AED',
  EG: 'EGP',
  QA: 'QAR',
  KW: 'KWD',
  MA: 'MAD',
  CN: 'CNY',
  TW: 'TWD',
  MY: 'MYR',
}

interface MarketGroup {
  /** Its codes in CLDR (UN M49, or of the European Union), which have names in all languages. */
  codes: readonly string[]
  /** Other names and abbreviations. */
  words: readonly string[]
  /** Its members among the regions of `LANGUAGE_REGIONS`; null for all. */
  regions: readonly string[] | null
}

const UNION = split('DE AT LU FR BE ES IT NL IE MT CY PL')
const LATIN = split('MX AR CO CL PE VE EC GT CU BO DO HN PY SV NI CR PA UY PR BR')
const GULF = split('SA AE QA KW BH OM')

/** Groups of countries as people name markets. */
export const MARKET_GROUPS: readonly MarketGroup[] = [
  {
    codes: ['001'],
    words: split(
      'worldwide global globally international everywhere all weltweit überall alle mondial partout mundial todos mondiale ovunque wereldwijd overal cały dünya عالمي 全世界 世界中 全球',
    ),
    regions: null,
  },
  { codes: ['EU', 'EZ'], words: split('EU UE EEA EWR EEE Eurozone AB ЕС ЄС'), regions: UNION },
  { codes: ['150'], words: split('Europe'), regions: [...UNION, ...split('GB CH LI MC SM VA UA RU BY TR')] },
  { codes: [], words: ['DACH', 'D-A-CH', 'GSA', 'German-speaking countries'], regions: split('DE AT CH LI') },
  { codes: [], words: ['Benelux'], regions: split('BE NL LU') },
  {
    codes: ['GB'],
    words: ['UK', 'Great Britain', 'Britain', 'England', 'Scotland', 'Wales', 'Northern Ireland', 'Großbritannien'],
    regions: ['GB'],
  },
  { codes: ['US'], words: ['USA', 'America', 'EEUU', 'EE UU', 'Amerika', 'アメリカ', '美国'], regions: ['US'] },
  { codes: ['003', '021'], words: ['NA'], regions: split('US CA MX') },
  { codes: ['419', '005', '013'], words: ['LATAM'], regions: LATIN },
  { codes: [], words: ['GCC', 'Gulf', 'الخليج'], regions: GULF },
  { codes: [], words: ['KSA', 'السعودية'], regions: ['SA'] },
  { codes: [], words: ['UAE', 'VAE', 'الإمارات'], regions: ['AE'] },
  {
    codes: ['145'],
    words: ['MENA', 'Middle East'],
    regions: [...GULF, ...split('EG JO LB IQ MA DZ TN LY SD YE SY PS IL')],
  },
  {
    codes: ['142'],
    words: ['APAC'],
    regions: split('IN SG HK PH PK JP CN MY TW MO KR VN TH AU NZ'),
  },
]
