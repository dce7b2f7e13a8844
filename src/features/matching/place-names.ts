/*
 * Enough geography to compare where a job is with where a person lives: countries with their other names, the regions that
 * people write as two letters, and large cities that are often written alone.
 */

export const countryNames = `
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

export const regionNames: Record<string, string> = {
  us: 'al alabama,ak alaska,az arizona,ar arkansas,ca california,co colorado,ct connecticut,de delaware,fl florida,ga georgia,hi hawaii,id idaho,il illinois,in indiana,ia iowa,ks kansas,ky kentucky,la louisiana,me maine,md maryland,ma massachusetts,mi michigan,mn minnesota,ms mississippi,mo missouri,mt montana,ne nebraska,nv nevada,nh new hampshire,nj new jersey,nm new mexico,ny new york,nc north carolina,nd north dakota,oh ohio,ok oklahoma,or oregon,pa pennsylvania,ri rhode island,sc south carolina,sd south dakota,tn tennessee,tx texas,ut utah,vt vermont,va virginia,wa washington,wv west virginia,wi wisconsin,wy wyoming,dc district of columbia',
  ca: 'on ontario,qc quebec,bc british columbia,ab alberta,mb manitoba,sk saskatchewan,ns nova scotia,nb new brunswick,nl newfoundland and labrador,pe prince edward island,nt northwest territories,nu nunavut,yt yukon',
  au: 'nsw new south wales,vic victoria,qld queensland,sa south australia,tas tasmania,act australian capital territory,wa western australia,nt northern territory',
}

export const cityNames: Record<string, string> = {
  us: 'new york,nyc,los angeles,chicago,houston,phoenix,philadelphia,san antonio,san diego,dallas,austin,san jose,san francisco,seattle,denver,boston,nashville,detroit,atlanta,miami,minneapolis,portland,las vegas,baltimore,brooklyn,manhattan,oakland,sacramento,pittsburgh,cleveland,charlotte,orlando,tampa,st. louis,salt lake city,mountain view,palo alto,santa clara,sunnyvale,menlo park,san mateo,redwood city,cupertino,santa monica,boulder,raleigh,indianapolis,new orleans,kansas city,milwaukee,san ramon,costa mesa',
  gb: 'london,manchester,birmingham,leeds,glasgow,edinburgh,bristol,liverpool,cardiff,belfast,sheffield,cambridge,oxford',
  ca: 'toronto,montreal,vancouver,calgary,ottawa,edmonton',
  au: 'sydney,melbourne,brisbane,perth,adelaide,canberra,hobart,darwin,alice springs,cairns,townsville,gold coast,fremantle,bunbury,mandurah,geraldton,kalgoorlie,broome,karratha,port hedland,joondalup,busselton',
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

export const sameCity: Record<string, string> = {
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

export const areaCountries: Record<string, Set<string>> = {
  eu: new Set('ie de fr es pt it nl be lu at pl cz sk hu ro bg gr hr si se dk fi ee lv lt cy mt'.split(' ')),
  europe: new Set(europe.split(' ')),
  emea: new Set(`${europe} tr il ae sa eg ma ng gh ke za et`.split(' ')),
  apac: new Set('au nz in pk bd lk np cn hk tw jp kr sg my id ph th vn'.split(' ')),
  latam: new Set('mx br ar cl co pe uy'.split(' ')),
  'north america': new Set(['us', 'ca', 'mx']),
  asia: new Set('in pk bd lk np cn hk tw jp kr sg my id ph th vn il ae sa'.split(' ')),
  africa: new Set('eg ma ng gh ke za et'.split(' ')),
}

export const areaAliases: Record<string, string> = {
  'european union': 'eu',
  'latin america': 'latam',
  americas: 'north america',
}
