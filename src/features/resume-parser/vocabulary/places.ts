import { foldLetters } from '../fold-letters.ts'
import { listed } from './listed.ts'

/** Countries, states and regions that are not in `words.ts`, in the languages of this folder. */
const regions = `
  europe | asia | africa | north america | south america | latin america | emea | apac | u.k. | korea |
  republic of korea | czech | holland | macedonia | north macedonia | montenegro | bosnia and herzegovina | kosovo |
  albania | moldova | belarus | armenia | azerbaijan | uzbekistan | kyrgyzstan | tajikistan | mongolia | cambodia |
  laos | myanmar | bhutan | maldives | afghanistan | syria | yemen | oman | bahrain | palestine | libya | sudan |
  zimbabwe | zambia | mozambique | angola | namibia | botswana | madagascar | mauritius | malta | cyprus |
  liechtenstein | monaco | bolivia | paraguay | honduras | nicaragua | el salvador | haiti | trinidad and tobago |
  the netherlands | the philippines | ksa | prc | roc | macau | new south wales | queensland | ontario | quebec |
  british columbia | alberta | england | bavaria | catalonia | california | texas | florida | new york state |
  massachusetts | illinois | pennsylvania | ohio | michigan | colorado | oregon | minnesota | wisconsin | maryland |
  new jersey | connecticut | north carolina | south carolina | tennessee | kentucky | alabama | louisiana | oklahoma |
  kansas | nebraska | iowa | missouri | arizona | nevada | utah | idaho | new mexico | hawaii | alaska | maine |
  vermont | new hampshire | rhode island | delaware | arkansas | mississippi | west virginia | washington dc |
  washington d.c. | karnataka | maharashtra | tamil nadu | telangana | kerala | gujarat | uttar pradesh | west bengal |
  punjab | haryana | odisha | rajasthan | andhra pradesh | madhya pradesh | bihar | bayern | baden-wurttemberg |
  hessen | nordrhein-westfalen | nrw | niedersachsen | sachsen | thuringen | brandenburg | rheinland-pfalz | saarland |
  schleswig-holstein | sachsen-anhalt | tirol | steiermark | deutschland | frankreich | spanien | italien | polen |
  tschechien | grossbritannien | vereinigtes konigreich | niederlande | belgien | russland | turkei | griechenland |
  ungarn | danemark | schweden | norwegen | finnland | indien | kanada | brasilien | sudafrika | agypten | irland |
  rumanien | bulgarien | kroatien | allemagne | autriche | espagne | italie | pologne | royaume-uni | angleterre |
  etats-unis | pays-bas | russie | turquie | grece | hongrie | suede | norvege | finlande | inde | chine | japon |
  bresil | canada | mexique | egypte | irlande | roumanie | bulgarie | croatie | ukraine | luxembourg | cote d'ivoire |
  ile-de-france | auvergne-rhone-alpes | occitanie | bretagne | nouvelle-aquitaine |
   alemania | francia | italia | polonia | reino unido | inglaterra | estados unidos | ee.uu. | eua |
  eeuu | paises bajos | rusia | turquia | grecia | hungria | dinamarca | suecia | noruega | finlandia | belgica |
  suiza | austria | irlanda | rumania | marruecos | egipto | cataluna | andalucia | comunidad de madrid | pais vasco |
  galicia | cdmx | jalisco | nuevo leon | edomex | estado de mexico | alemanha | franca | espanha | holanda | suica |
  sp | rj | mg | rs | pr | goias | sao paulo | minas gerais | parana | germania | regno unito | stati uniti | spagna |
  svizzera | paesi bassi | lombardia | lazio | toscana | veneto | piemonte | emilia-romagna | sicilia | campania |
  duitsland | belgie | frankrijk | nederland | noord-holland | zuid-holland | niemcy | wielka brytania | czechy |
  ukraina | mazowieckie | malopolskie | slaskie | cesko | ceska republika | slovensko | magyarorszag | romania |
  sverige | danmark | norge | suomi | eesti | latvija | lietuva | hrvatska | srbija | slovenija | bulgaria | viet nam |
  россия | рф | украина | беларусь | казахстан | узбекистан | грузия | армения | україна | българия | србија | ελλαδα |
  κυπρος | κρητη | ישראל | السعودية | المملكة العربية السعودية | الإمارات | قطر | الكويت | البحرين | سلطنة عمان | مصر |
  الأردن | لبنان | سوريا | العراق | اليمن | فلسطين | المغرب | الجزائر | تونس | ليبيا | السودان | ایران | भारत |
  ประเทศไทย | 中国 | 中國 | 广东 | 广东省 | 浙江 | 江苏 | 四川 | 湖北 | 湖南 | 福建 | 山东 | 河南 | 河北 | 安徽 | 江西 | 陕西 | 台灣 | 臺灣 | 台湾 | 美国 | 美國 |
  英国 | 英國 | 東京都 | 大阪府 | 京都府 | 神奈川県 | 千葉県 | 埼玉県 | 愛知県 | 福岡県 | 北海道 | 兵庫県 | 宮城県 | 広島県 | 静岡県 | 茨城県 | 沖縄県 | 日本 | 경기도 |
  대한민국 | 한국
`

/** Large towns in local and foreign spellings, without names that are as often names of people or companies. */
const towns = `
  remote | hybrid | on-site | onsite | a distance | en remoto | remoto | teletravail | home office | homeoffice | fully remote | work from home |
  london | manchester | birmingham | leeds | liverpool | glasgow | edinburgh | bristol | sheffield | cambridge |
  oxford | nottingham | leicester | southampton | newcastle | newcastle upon tyne | cardiff | belfast | dublin | cork |
  galway | brighton | coventry | aberdeen | york | bath | exeter | new york | new york city | nyc | brooklyn |
  los angeles | san francisco | san francisco bay area | bay area | chicago | boston | seattle | austin | houston |
  dallas | denver | philadelphia | atlanta | miami | san diego | san jose | portland | phoenix | detroit |
  minneapolis | pittsburgh | baltimore | cleveland | columbus | charlotte | raleigh | nashville | salt lake city |
  las vegas | orlando | tampa | sacramento | st. louis | kansas city | indianapolis | cincinnati | milwaukee |
  palo alto | mountain view | sunnyvale | menlo park | cupertino | redmond | bellevue | oakland | berkeley |
  santa clara | santa monica | irvine | ann arbor | arlington | princeton | ithaca | new haven | stanford | toronto |
  montreal | vancouver | ottawa | calgary | edmonton | waterloo | winnipeg | halifax | quebec city | sydney |
  melbourne | brisbane | perth | adelaide | canberra | auckland | wellington | berlin | hamburg | munchen | munich |
  koln | cologne | frankfurt | frankfurt am main | frankfurt a.m. | stuttgart | dusseldorf | dortmund | essen |
  leipzig | bremen | dresden | hannover | hanover | nurnberg | nuremberg | duisburg | bochum | wuppertal | bielefeld |
  bonn | munster | karlsruhe | mannheim | augsburg | wiesbaden | aachen | kiel | freiburg | freiburg im breisgau |
  mainz | erfurt | rostock | kassel | heidelberg | darmstadt | regensburg | ulm | wolfsburg | braunschweig | potsdam |
  jena | tubingen | konstanz | wien | vienna | graz | linz | salzburg | innsbruck | zurich | genf | geneve | geneva |
  basel | bern | lausanne | lugano | winterthur | st. gallen | zug | paris | lyon | marseille | toulouse | nantes |
  bordeaux | lille | strasbourg | rennes | montpellier | grenoble | rouen | dijon | angers | le mans |
  clermont-ferrand | saint-etienne | aix-en-provence | limoges | poitiers | orleans | besancon | la rochelle |
  sophia antipolis | boulogne-billancourt | la defense | brest | caen | metz | avignon | reims | bruxelles | brussels |
  brussel | anvers | antwerpen | antwerp | gent | ghent | liege | leuven | namur | amsterdam | rotterdam | utrecht |
  den haag | the hague | eindhoven | groningen | delft | leiden | nijmegen | enschede | maastricht | tilburg | arnhem |
  breda | haarlem | madrid | barcelona | sevilla | seville | zaragoza | malaga | bilbao | alicante | murcia | granada |
  valladolid | donostia | san sebastian | pamplona | salamanca | alcala de henares | lisboa | lisbon | coimbra |
  braga | aveiro | roma | rome | milano | milan | napoli | naples | torino | turin | bologna | firenze | genova |
  palermo | venezia | verona | padova | pisa | trieste | bari | catania | trento | bergamo | brescia | modena | parma |
  perugia | warszawa | warsaw | krakow | cracow | wroclaw | poznan | gdansk | gdynia | katowice | lodz | lublin |
  szczecin | bydgoszcz | rzeszow | bialystok | gliwice | torun | praha | prague | prag | brno | ostrava | bratislava |
  budapest | bucuresti | bucharest | cluj-napoca | timisoara | iasi | brasov | sofia | plovdiv | varna | beograd |
  belgrade | novi sad | zagreb | ljubljana | sarajevo | skopje | tirana | athens | thessaloniki | istanbul | ankara |
  izmir | bursa | antalya | stockholm | goteborg | gothenburg | malmo | uppsala | linkoping | oslo | bergen |
  trondheim | kobenhavn | copenhagen | aarhus | odense | aalborg | helsinki | espoo | tampere | turku | oulu |
  reykjavik | tallinn | tartu | riga | vilnius | kaunas | kyiv | kiev | lviv | kharkiv | odesa | odessa | dnipro |
  minsk | moscow | moskau | moscou | moskva | saint petersburg | st. petersburg | saint-petersburg | novosibirsk |
  yekaterinburg | kazan | tbilisi | yerevan | baku | almaty | astana | tashkent | bishkek | mexico city |
  ciudad de mexico | guadalajara | monterrey | puebla | bogota | medellin | cali | barranquilla | quito | guayaquil |
  lima | la paz | asuncion | montevideo | buenos aires | cordoba | rosario | mendoza | caracas | santiago de chile |
  valparaiso | san juan | rio de janeiro | belo horizonte | brasilia | curitiba | porto alegre | recife | fortaleza |
  florianopolis | campinas | goiania | manaus | mumbai | delhi | new delhi | bangalore | bengaluru | hyderabad |
  chennai | kolkata | pune | ahmedabad | noida | gurgaon | gurugram | jaipur | lucknow | kochi | coimbatore | indore |
  bhubaneswar | chandigarh | nagpur | karachi | lahore | islamabad | rawalpindi | dhaka | chittagong | colombo |
  kathmandu | beijing | shanghai | shenzhen | guangzhou | hangzhou | nanjing | chengdu | wuhan | suzhou | tianjin |
  chongqing | xiamen | qingdao | dalian | taipei | hsinchu | taichung | tainan | kaohsiung | seoul | busan | daejeon |
  incheon | tokyo | osaka | kyoto | yokohama | nagoya | fukuoka | sapporo | kobe | sendai | bangkok | chiang mai |
  hanoi | ha noi | ho chi minh city | saigon | da nang | kuala lumpur | penang | jakarta | bandung | surabaya |
  yogyakarta | manila | makati | quezon city | cebu | cebu city | tel aviv | jerusalem | haifa | abu dhabi | sharjah |
  doha | riyadh | jeddah | dammam | manama | muscat | beirut | amman | baghdad | erbil | tehran | isfahan | shiraz |
  mashhad | tabriz | cairo | giza | alexandria | casablanca | rabat | marrakech | fes | tangier | tanger | agadir |
  tunis | sfax | sousse | algiers | alger | oran | dakar | abidjan | accra | lagos | abuja | ibadan | port harcourt |
  kano | enugu | nairobi | mombasa | kampala | kigali | dar es salaam | addis ababa | johannesburg | cape town |
  durban | pretoria | harare | lusaka | douala | yaounde | bamako | lome | москва | санкт-петербург | спб |
  новосибирск | екатеринбург | казань | нижний новгород | челябинск | самара | омск | ростов-на-дону | уфа |
  красноярск | воронеж | пермь | волгоград | краснодар | саратов | тюмень | томск | иркутск | ижевск | владивосток |
  хабаровск | ярославль | калининград | тула | рязань | сочи | минск | гомель | алматы | астана | нур-султан |
  караганда | ташкент | бишкек | тбилиси | ереван | киев | київ | львів | харків | харьков | одеса | одесса | дніпро |
  днепр | запоріжжя | удаленно | удалённо | віддалено | софия | пловдив | варна | бургас | београд | нови сад | αθηνα |
  θεσσαλονικη | πατρα | ηρακλειο | λαρισα | ιωαννινα | λευκωσια | תל אביב | תל-אביב | ירושלים | חיפה | באר שבע |
  רמת גן | הרצליה | פתח תקווה | ראשון לציון | נתניה | רעננה | חולון | כפר סבא | אשדוד | רחובות | הוד השרון | גבעתיים |
  מודיעין | אשקלון | בני ברק | الرياض | جدة | مكة | مكة المكرمة | المدينة المنورة | الدمام | الخبر | الطائف | أبها |
  تبوك | دبي | أبوظبي | أبو ظبي | الشارقة | الدوحة | المنامة | مسقط | عمان | القاهرة | الجيزة | الإسكندرية |
  الإسكندريه | المنصورة | عمّان | بيروت | دمشق | حلب | بغداد | البصرة | أربيل | صنعاء | عدن | غزة | رام الله |
  الدار البيضاء | الرباط | طرابلس | الخرطوم | تهران | مشهد | اصفهان | شیراز | تبریز | کرج | قم | اهواز | رشت | یزد |
  کرمان | ارومیه | همدان | دورکاری | दिल्ली | मुंबई | กรุงเทพ | กรุงเทพฯ | กรุงเทพมหานคร | เชียงใหม่ | ชลบุรี |
  นนทบุรี | ภูเก็ต | ขอนแก่น | hà nội | tp. hồ chí minh | tp hồ chí minh | hồ chí minh | tp.hcm | tphcm | hcm |
  đà nẵng | hải phòng | cần thơ | 北京 | 北京市 | 上海 | 上海市 | 广州 | 广州市 | 深圳 | 深圳市 | 杭州 | 杭州市 | 南京 | 成都 | 武汉 | 西安 | 苏州 | 天津 |
  重庆 | 长沙 | 郑州 | 青岛 | 大连 | 厦门 | 合肥 | 福州 | 济南 | 宁波 | 无锡 | 昆明 | 沈阳 | 哈尔滨 | 长春 | 石家庄 | 珠海 | 东莞 | 佛山 | 南昌 | 太原 | 贵阳 | 南宁 |
  兰州 | 温州 | 常州 | 徐州 | 烟台 | 台北 | 臺北 | 台北市 | 臺北市 | 新北 | 新北市 | 桃園 | 桃園市 | 台中 | 臺中 | 台中市 | 台南 | 臺南 | 高雄 | 高雄市 | 新竹 | 新竹市 |
  香港 | 澳门 | 澳門 | 新加坡 | 远程 | 遠端 | 东京 | 東京 | 大阪 | 大阪市 | 京都 | 横浜 | 横浜市 | 名古屋 | 名古屋市 | 福岡 | 福岡市 | 札幌 | 札幌市 | 神戸 | 神戸市 |
  仙台 | 仙台市 | 広島 | 沖縄 | 川崎市 | 京都市 | リモート | フルリモート | 서울 | 서울시 | 서울특별시 | 부산 | 부산광역시 | 대구 | 인천 | 광주 | 대전 | 울산 | 세종 | 수원 |
  성남 | 판교 | 제주
`

const folded = (names: string): ReadonlySet<string> => new Set(listed(names).map(foldLetters))
const knownRegions = folded(regions)
const knownTowns = folded(towns)

/** Whether this is the name of a state, a region or a country. */
export const isRegion = (text: string): boolean => knownRegions.has(foldLetters(text).trim())

/** Whether this is the name of a large town, a region or a country. */
export const isKnownPlace = (text: string): boolean => isRegion(text) || knownTowns.has(foldLetters(text).trim())
