import { foldPlace } from './fold-place.ts'

/*
 * Enough geography to compare where a job is with where a person lives: countries with their other names, the regions that
 * people write as two letters, and large cities that are often written alone.
 */

const countryNames = `
us: united states, usa, u.s., u.s.a., united states of america, america
gb: united kingdom, uk, gbr, great britain, england, scotland, wales, northern ireland, britain
ca: canada, can
au: australia, aus
nz: new zealand
ie: ireland, irl, republic of ireland
de: germany, deu, deutschland
fr: france, fra
es: spain, esp, españa
pt: portugal
it: italy, ita, italia
nl: netherlands, nld, the netherlands, holland
be: belgium
lu: luxembourg
ch: switzerland, che, schweiz, suisse
at: austria, österreich
pl: poland, pol, polska
cz: czechia, czech republic
sk: slovakia
hu: hungary
ro: romania, rou
bg: bulgaria
gr: greece
cy: cyprus
mt: malta
hr: croatia
rs: serbia
si: slovenia
se: sweden
no: norway
dk: denmark
fi: finland
ee: estonia
lv: latvia
lt: lithuania
ua: ukraine
ru: russia
tr: turkey, türkiye
il: israel
ae: united arab emirates, uae
sa: saudi arabia
eg: egypt
ma: morocco
ng: nigeria
gh: ghana
ke: kenya
za: south africa
et: ethiopia
in: india, ind
pk: pakistan
bd: bangladesh
lk: sri lanka
np: nepal
cn: china
hk: hong kong, hong kong sar
tw: taiwan
jp: japan, jpn, 日本
kr: south korea, korea
sg: singapore, sgp
my: malaysia
id: indonesia
ph: philippines
th: thailand
vn: vietnam
mx: mexico, mex, méxico
br: brazil, bra, brasil
ar: argentina
cl: chile
co: colombia
pe: peru
uy: uruguay
`

const regionNames: Record<string, string> = {
  us: 'al alabama,ak alaska,az arizona,ar arkansas,ca california,co colorado,ct connecticut,de delaware,fl florida,ga georgia,hi hawaii,id idaho,il illinois,in indiana,ia iowa,ks kansas,ky kentucky,la louisiana,me maine,md maryland,ma massachusetts,mi michigan,mn minnesota,ms mississippi,mo missouri,mt montana,ne nebraska,nv nevada,nh new hampshire,nj new jersey,nm new mexico,ny new york,nc north carolina,nd north dakota,oh ohio,ok oklahoma,or oregon,pa pennsylvania,ri rhode island,sc south carolina,sd south dakota,tn tennessee,tx texas,ut utah,vt vermont,va virginia,wa washington,wv west virginia,wi wisconsin,wy wyoming,dc district of columbia',
  ca: 'on ontario,qc quebec,bc british columbia,ab alberta,mb manitoba,sk saskatchewan,ns nova scotia,nb new brunswick,nl newfoundland and labrador,pe prince edward island,nt northwest territories,nu nunavut,yt yukon',
  au: 'nsw new south wales,vic victoria,qld queensland,sa south australia,tas tasmania,act australian capital territory,wa western australia,nt northern territory',
}

const cityNames: Record<string, string> = {
  us: 'new york,nyc,los angeles,chicago,houston,phoenix,philadelphia,san antonio,san diego,dallas,austin,san jose,san francisco,seattle,denver,boston,nashville,detroit,atlanta,miami,minneapolis,portland,las vegas,baltimore,brooklyn,manhattan,oakland,sacramento,pittsburgh,cleveland,charlotte,orlando,tampa,st. louis,salt lake city,mountain view,palo alto,santa clara,sunnyvale,menlo park,san mateo,redwood city,cupertino,santa monica,boulder,raleigh,indianapolis,new orleans,kansas city,milwaukee,san ramon,costa mesa',
  gb: 'london,manchester,birmingham,leeds,glasgow,edinburgh,bristol,liverpool,cardiff,belfast,sheffield,cambridge,oxford',
  ca: 'toronto,montreal,vancouver,calgary,ottawa,edmonton',
  au: 'sydney,melbourne,brisbane,perth,adelaide',
  de: 'berlin,munich,münchen,hamburg,cologne,köln,frankfurt,stuttgart,düsseldorf,leipzig,dresden',
  fr: 'paris,lyon,marseille,toulouse,nice,bordeaux,lille',
  es: 'madrid,barcelona,valencia,seville,sevilla,málaga',
  it: 'rome,roma,milan,milano,turin,naples,bologna',
  nl: 'amsterdam,rotterdam,utrecht,the hague,eindhoven',
  ie: 'dublin,cork',
  pt: 'lisbon,lisboa,porto',
  ch: 'zurich,zürich,geneva,basel,bern',
  at: 'vienna,wien,graz',
  pl: 'warsaw,kraków,krakow,wrocław,gdańsk',
  se: 'stockholm,gothenburg,malmö',
  dk: 'copenhagen',
  no: 'oslo',
  fi: 'helsinki',
  be: 'brussels,antwerp',
  cz: 'prague',
  hu: 'budapest',
  ro: 'bucharest',
  gr: 'athens',
  in: 'mumbai,delhi,new delhi,bangalore,bengaluru,hyderabad,chennai,pune,kolkata,gurgaon,noida',
  cn: 'beijing,shanghai,shenzhen,guangzhou',
  jp: 'tokyo,osaka,東京',
  kr: 'seoul',
  ng: 'lagos,abuja',
  ke: 'nairobi',
  gh: 'accra',
  za: 'johannesburg,cape town,durban',
  eg: 'cairo',
  ae: 'dubai,abu dhabi',
  il: 'tel aviv,jerusalem',
  tr: 'istanbul,ankara',
  br: 'são paulo,sao paulo,rio de janeiro',
  mx: 'mexico city,guadalajara,monterrey',
  ar: 'buenos aires',
  co: 'bogotá,medellín',
  cl: 'santiago',
  ph: 'manila',
  vn: 'hanoi,ho chi minh city',
  id: 'jakarta',
  th: 'bangkok',
}

const sameCity: Record<string, string> = {
  nyc: 'new york',
  'new york city': 'new york',
  manhattan: 'new york',
  brooklyn: 'new york',
  queens: 'new york',
  bronx: 'new york',
  sf: 'san francisco',
  'san francisco bay area': 'san francisco',
  'bay area': 'san francisco',
  la: 'los angeles',
  munchen: 'munich',
  koln: 'cologne',
  roma: 'rome',
  milano: 'milan',
  lisboa: 'lisbon',
  wien: 'vienna',
  bengaluru: 'bangalore',
  'new delhi': 'delhi',
  東京: 'tokyo',
  sevilla: 'seville',
  'washington dc': 'washington',
}

const europe = 'gb ie de fr es pt it nl be lu ch at pl cz sk hu ro bg gr hr rs si se no dk fi ee lv lt ua cy mt'
const areaCountries: Record<string, Set<string>> = {
  eu: new Set('ie de fr es pt it nl be lu at pl cz sk hu ro bg gr hr si se dk fi ee lv lt cy mt'.split(' ')),
  europe: new Set(europe.split(' ')),
  emea: new Set(`${europe} tr il ae sa eg ma ng gh ke za et`.split(' ')),
  apac: new Set('au nz in pk bd lk np cn hk tw jp kr sg my id ph th vn'.split(' ')),
  latam: new Set('mx br ar cl co pe uy'.split(' ')),
  'north america': new Set(['us', 'ca', 'mx']),
  asia: new Set('in pk bd lk np cn hk tw jp kr sg my id ph th vn il ae sa'.split(' ')),
  africa: new Set('eg ma ng gh ke za et'.split(' ')),
}
const areaAliases: Record<string, string> = {
  'european union': 'eu',
  'latin america': 'latam',
  americas: 'north america',
}

const countries = new Map<string, string>()
for (const line of countryNames.trim().split('\n')) {
  const [code = '', written = ''] = line.split(': ')
  for (const name of written.split(', ')) countries.set(foldPlace(name), code)
}
const regions = new Map<string, { country: string; region: string }>()
for (const [country, list] of Object.entries(regionNames)) {
  for (const entry of list.split(',')) {
    const [short = '', ...long] = entry.split(' ')
    const region = { country, region: short }
    // Canada's and Australia's short forms give way to those of the United States, which postings use most.
    if (!regions.has(short)) regions.set(short, region)
    regions.set(long.join(' '), region)
  }
}
const cities = new Map<string, string>()
for (const [country, list] of Object.entries(cityNames)) {
  for (const city of list.split(',')) cities.set(foldPlace(city), country)
}

/** `country` is a code, `area` a group of countries such as 'eu'; what a text does not say is null. */
export type Place = {
  city: string | null
  region: string | null
  country: string | null
  area: string | null
  isRemote: boolean
}

const remoteWords =
  /\b(?:fully |100% )?(?:remote(?:ly)?|work from home|wfh|anywhere|worldwide|telecommute|home office|virtual)\b|\b(?:hybrid|on-?site|in office)\b/gi

/** Reads 'Portland, OR', 'Berlin, Germany', 'Remote, US' or 'Remote (EU)'. */
export function readPlace(text: string): Place {
  const place: Place = {
    city: null,
    region: null,
    country: null,
    area: null,
    isRemote: /\b(?:remote|anywhere|work from home|worldwide|virtual)\b/i.test(text),
  }
  const parts = text
    .replace(remoteWords, ' ')
    .split(/[,()/|;·–—]|\s-\s|\bbased in\b|\bonly\b/)
    .map((part) =>
      foldPlace(
        part
          .replace(/\b\d[\d-]*\b/g, ' ')
          .replace(/^\s*(?:in|within|greater|metro)\b|\b(?:area|metro|metropolitan area)\s*$/gi, ' '),
      ),
    )
    .filter(Boolean)
  parts.forEach((part, index) => {
    readPart(place, part, index, parts.length)
  })
  if (place.city) place.country ??= cities.get(place.city) ?? null
  return place
}

function readPart(place: Place, part: string, index: number, count: number): void {
  const area = areaAliases[part] ?? (part in areaCountries ? part : null)
  const isCity = index === 0 && (count > 1 || cities.has(part)) && !countries.has(part)
  if (area) place.area = area
  else if (isCity && !place.city) place.city = sameCity[part] ?? part
  else if (countries.has(part)) place.country = countries.get(part) ?? null
  else if (regions.has(part)) {
    place.region = regions.get(part)?.region ?? null
    place.country ??= countryOfRegion(part, place.city)
  } else if (!place.city) place.city = sameCity[part] ?? part
}

/** 'WA' is in the United States, but beside 'Perth' in Australia. */
function countryOfRegion(region: string, city: string | null): string | null {
  const ofCity = city && cities.get(city)
  if (ofCity && regionsOf(ofCity)?.has(region)) return ofCity
  return regions.get(region)?.country ?? null
}

/** The country of a large city by its name alone, as a code in upper case. */
export const countryOfCity = (name: string): string | null => {
  const folded = foldPlace(name)
  return (cities.get(folded) ?? cities.get(sameCity[folded] ?? ''))?.toUpperCase() ?? null
}

/** A country by one of the names that this file lists, as a code in upper case. */
export const countryOfName = (name: string): string | null => countries.get(foldPlace(name))?.toUpperCase() ?? null

/** The country of a region, by its name or its short form. */
export const regionOfName = (name: string): { country: string; region: string } | null =>
  regions.get(foldPlace(name)) ?? null

const regionNamesOf = new Map(
  Object.entries(regionNames).map(([country, list]) => [
    country,
    new Set(list.split(',').flatMap((entry) => [entry.split(' ')[0]!, entry.slice(entry.indexOf(' ') + 1)])),
  ]),
)

/** The names and short forms of a country's regions, folded; undefined for a country whose regions are not listed. */
export const regionsOf = (country: string): Set<string> | undefined => regionNamesOf.get(country.toLowerCase())

/** The countries of an area that `readPlace` knows ('EU', 'Latin America'), as codes; none for anything else. */
export const countriesOfArea = (area: string): string[] => {
  const folded = foldPlace(area)
  return [...(areaCountries[areaAliases[folded] ?? folded] ?? [])]
}

export type Nearness = 'same_city' | 'same_region' | 'same_country' | 'elsewhere' | 'unknown'

/** How near two places are, by what both texts say. */
export function nearness(wanted: Place, held: Place): Nearness {
  const differ = (a: string | null, b: string | null) => a !== null && b !== null && a !== b
  if (differ(wanted.country, held.country)) return 'elsewhere'
  if (wanted.city && wanted.city === held.city && !differ(wanted.region, held.region)) return 'same_city'
  if (wanted.area && held.country) return areaCountries[wanted.area]?.has(held.country) ? 'same_country' : 'elsewhere'
  if (wanted.region && wanted.region === held.region) return wanted.city ? 'same_region' : 'same_city'
  if (wanted.country && wanted.country === held.country)
    return wanted.city || wanted.region ? 'same_country' : 'same_city'
  if (wanted.city && held.city) return 'elsewhere'
  return 'unknown'
}

/** Whether a remote job limited to `wanted` is open to a resident of `held`; null where the texts do not say. */
export function isOpenTo(wanted: Place, held: Place): boolean | null {
  if (wanted.area) return held.country ? (areaCountries[wanted.area]?.has(held.country) ?? null) : null
  if (!wanted.country) return true
  return held.country ? wanted.country === held.country : null
}
