import type { PostingWords } from './shape.ts'

export const swedish: PostingWords = {
  common:
    'och|att|i|som|är|för|med|på|av|en|ett|du|vi|dig|din|ditt|dina|har|till|det|den|oss|vår|våra|kommer|eller|inom|hos',
  we: 'vi|vår|vårt|våra|oss',
  you: 'du|dig|din|ditt|dina',
  headings: {
    required:
      'kvalifikation*|dina kvalifikationer|krav|kravprofil|kvalifikationskrav|skallkrav|ska krav|formella krav|vi söker|vi söker dig|vi söker dig som|vem söker vi|vem är du|vem vi söker|vi söker någon som|din profil|din bakgrund|profil|kompetens|din kompetens|kompetenser|kompetenskrav|om dig|du har|du är|har du|är du|du som söker|vi tror att du|vi ser att du|vi önskar att du|dina erfarenheter|erfarenhet|erfarenheter|erfarenhet och kompetens|utbildning|utbildning och erfarenhet|personliga egenskaper|egenskaper|personliga förmågor|förmågor|dina personliga egenskaper|dina egenskaper|kunskaper|förutsättningar|det här förväntar vi oss|vi förväntar oss|vad vi söker|vad söker vi|bakgrund|för att lyckas|behörighet|behörighetskrav|passar perfekt för dig som|passar dig som|tjänsten passar dig|språk|vi vill att du|vi behöver dig som|den vi söker|språkkunskaper|vi lägger stor vikt vid|bedömningsgrunder|krav för tjänsten|vem är du som söker|vilka söker vi|vi ser gärna att du|för att trivas|vi söker därför dig|tidigare erfarenheter|om dig som söker|önskad bakgrund|dina styrkor|styrkor',
    nice: 'meriterande|meriter|det är meriterande|meriterande är|meriterande med|det är en fördel|önskvärt|önskvärda|extra meriterande|särskilt meriterande|plus|bonus|ett plus|övriga meriter|fördel om du',
    duties:
      'arbetsuppgift*|dina arbetsuppgifter|huvudsakliga arbetsuppgifter|om rollen|rollen|din roll|om tjänsten|tjänsten|om jobbet|jobbet|arbetet|ditt uppdrag|uppdraget|om uppdraget|uppdragsbeskrivning|ansvarsområden|dina ansvarsområden|vad du får göra|det här får du arbeta med|det här kommer du att göra|vad innebär tjänsten|ditt ansvar|arbetsbeskrivning|befattningsbeskrivning|om arbetet|i rollen|din vardag|du kommer att|detta kommer du att göra|så funkar jobbet|ämnesområde|dina ansvarsområden inkluderar',
    benefits:
      'vi erbjuder|vi erbjuder dig|vad vi erbjuder|det här erbjuder vi|det här erbjuder vi dig|detta erbjuder vi|detta erbjuder vi dig|vad erbjuder vi|förmåner|anställningsförmåner|våra förmåner|lön|lön och förmåner|villkor|anställningsvillkor|hos oss får du|därför ska du|varför oss|varför jobba hos oss|ersättning|vad får du',
    other:
      'som arbetsgivare|om oss|om företaget|om arbetsplatsen|arbetsplatsen|om verksamheten|verksamheten|vår verksamhet|företaget|ansökan|ansök|så ansöker du|rekrytering|rekryteringsprocess*|rekryteringsprocessen|kontakt|kontaktperson*|information om tjänsten|praktisk information|praktiskt info|anställningsform|anställning|omfattning|placering|tillträde|övrigt|övrig information|välkommen|mer information|information|fackliga|placeringsort|urval|intervjuer|om anställningen|varaktighet|arbetstid|arbetstider|start|tips|mer om familjen|sista ansökningsdag|upplysningar',
  },
  asks: 'vi söker dig som|söker dig som|du har|du är|du ska ha|du ska vara|du bör|du behöver|du kan|du behärskar|du måste|du gillar|du trivs|har du|är du|dig som är|dig som har|dig som trivs|dig med|krävs|krav|ett krav|är ett krav|kräver|kravet är|ska ha|ska vara|måste ha|förutsätter|förutsättning|nödvändigt|erfarenhet av|erfarenhet från|erfarenhet inom|erfarenheter av|erfarenheter från|har erfarenhet|års erfarenhet|arbetat som|arbetat med|arbetat inom|tidigare arbetat|kunskap om|kunskaper i|kunskaper om|kunskaper inom|goda kunskaper|god kunskap|kännedom om|vana av|vana att|van att|utbildning inom|utbildning som|utbildad|examen|legitimerad|legitimation|förmåga att|god förmåga|har förmåga|förmåga|körkort|minst|lägst|flytande|talar och skriver|i tal och skrift|vi ser gärna|vi ser att|stor vikt|vikt vid|personlig lämplighet|personliga egenskaper|meriterande|behörig|behörighet|som person är du|passar dig som|gymnasieutbildning|kompetens inom|gymnasial|behöver du|krävs det|viktigt att du|viktigt att kunna|är en förutsättning|är avgörande|för att lyckas|för att trivas|för att passa|en självklarhet|självklart för dig|naturligt för dig|du tycker om|du brinner|du drivs|du motiveras|du besitter|besitter|du uppskattar|du beskriver|du bryr|du vågar|du kommunicerar|har lätt för|har lätt att|tror vi att du|tror att du|vi hoppas att du har|styrkor|starka sidor|egenskaper vi|egenskaper som|vi värdesätter|värdesätter vi|uppskattar vi|värderar vi|vi värderar|vill att du|förväntas du|du förväntas|helst ha|van vid|du är van|tar egna initiativ|tar initiativ|egna initiativ|tar ansvar|eget ansvar|ser vi gärna|ser vi det som|underlättar om|välkomnar vi|känsla för|intresse för|intresse av|öga för|är ett plus|nyckeln till|vilja att|viljan att|fallenhet|värdesätts|värderas|intresse finns|finns ett intresse|vi söker en person som|söker en person som|vi söker någon som|söker någon som|letar efter dig som|vi letar efter dig|vi letar efter någon som|en person som|kommer naturligt|faller sig naturligt',
  hints:
    'erfarenhet*|kunskap*|kompetens*|utbildning*|*utbildning|examen|*examen|legitimation|legitimerad*|förmåga|*förmåga|körkort|b körkort|egenskaper|självständig*|strukturerad*|noggrann*|flexibel*|ansvarsfull*|ansvarstagande|samarbetsförmåga|kommunikativ*|initiativ*|initiativförmåga|engagerad|engagemang|driven|positiv*|stresstålig*|lösningsorienterad*|social*|serviceinriktad|serviceminded|energisk|motiverad*|lyhörd|trygg|lojal|empatisk|intresse|vana|svenska|engelska|språk*|datavana|meriterande|önskvärt|lagspelare|ödmjuk|nyfiken|bakgrund|arbetat|flytande|drivs|trivs|talar|noggrannhet|punktlighet|punktlig|flexibilitet|ansvarskänsla|lyhördhet|nyfikenhet|struktur|strukturerat|systematisk*|ordning|ordningssinne|ordningsam|planering|*tålighet|tålamod|empati|ödmjukhet|ärlighet|ärlig|pålitlighet|pålitlig|kreativitet|kreativ*|drivkraft|driv|laganda|*känsla|arbetsmoral|inställning|attityd|bemötande|förhållningssätt|självgående|prestigelös|målinriktad|analytisk*|pedagogisk*|omtänksam|hjälpsam|lugn|glad|beredd|gillar|händig|*intresse|*vana|*bakgrund|tillvägagångssätt|öga|passion|serviceinriktade|värdskap|effektiv|snabb|initiativrik|engagemang*|relationer|samarbeten|kapacitet',
  must: 'krav|krävs|ett krav|kräver|måste|ska ha|ska vara|minst|lägst|förutsätter|nödvändigt|nödvändig|behöver ha|skall|ovillkorligt',
  softly: 'gärna|ser gärna|med fördel|önskar',
  nice: 'meriterande|merit|en merit|önskvärt|önskvärda|fördel|en fördel|gärna|ser gärna|vi ser gärna|det är ett plus|ett plus|plus om|bonus|extra meriterande|inget krav|ej krav|önskar|med fördel|uppskattas|ett stort plus|extra plus|en tillgång|underlättar|underlättar om|inte ett krav|inte något krav|inte en nödvändighet|är till fördel|välkomnar vi',
  duties:
    'du kommer att|du kommer|kommer du att|dina arbetsuppgifter|arbetsuppgifterna|arbetsuppgifter|i rollen|i din roll|du ansvarar|ansvarar du|du får ansvar|får du|du arbetar|arbetar du|du leder|du samordnar|du möter|du deltar|du bidrar|arbetet innebär|tjänsten innebär|innebär|ansvar för|du blir|som barnvakt|^planera|^utveckla|^ansvara|^genomföra|^leda|^driva|^delta|^medverka|^arbeta|^bidra|^coacha|^följa upp|^följ upp|^skapa|^bearbeta|^utforma|^bygga|^hantera|^säkerställa|^stötta|^samordna|^utföra|^dokumentera|^analysera|^hjälpa|^administrera|^vara en del|är du en viktig|är du en del|är du en nyckelperson|en central del|är du med och|har du ansvar|har du ett helhetsansvar|har du ett stort fokus|har du rollen',
  benefits:
    'vi erbjuder|erbjuder vi|erbjuder dig|erbjuder|vi kan erbjuda|får du möjlighet|hos oss får du|lön|fast lön|provision|friskvård*|friskvårdsbidrag|semester|semesterdagar|förmåner|tjänstepension|pension|försäkring*|utvecklingsmöjligheter|karriärmöjligheter|kollektivavtal|flextid|distansarbete|möjlighet att|möjlighet till|tillsvidareanställning|heltid|månadslön|individuell lönesättning|introduktion|säljträning|stöd|kr|kronor|sek',
  other:
    'oavsett|etnisk|könsidentitet|^om|vid frågor|mejla|anställningen avser|ansök|ansökan|välkommen|intervju*|urval|rekryter*|kontakt*|https|http|www|telefon|mejl|e post|vi är|vi är en|vårt företag|våra kunder|vår verksamhet|fackliga|tillträde|tjänsten tillsätts|sista ansökningsdag|mångfald|jämn könsfördelning|skyddade personuppgifter|bemanningsföretag|undanber|läs mer|följ oss|provanställning|annons*|cv|personligt brev|mottagningen består|avdelningen|kommunen|regionen|vi arbetar|vi strävar|vi verkar|inget krav på|klicka här|klicka|då är du|är du den vi söker|intresseanmälan|i månaden|per månad|varmt välkommen|föräldraledig*|ansöker|behöver ingen|ingen tidigare erfarenhet|inga förkunskaper',
  conditions: {
    licence:
      'körkort*|*körkort|legitimation*|legitimerad*|lärarlegitimation*|behörig*|truckkort|*kort b|b kort|c kort|ykb|certifikat|certifiering|certifierad|svetslicens|id06|heta arbeten|ordningsvakt*|väktarutbildning|*licens|socialstyrelsen',
    clearance:
      'säkerhetsprövning*|säkerhetsprövas|säkerhetsklass*|svenskt medborgarskap|medborgarskap|medborgare|belastningsregister*|registerutdrag|utdrag ur|arbetstillstånd|uppehållstillstånd|bakgrundskontroll*|registerkontroll|drogtest*',
    degree:
      'examen|*examen|högskoleutbild*|högskole*|universitets*|akademisk*|kandidat*|master*|magister*|civilingenjör*|ingenjör*|eftergymnasial*|gymnasieutbildning|gymnasial*|gymnasium|gymnasieexamen|yrkeshögskola|yh utbildning|yrkesutbild*|utbildning inom|utbildad|utbildning som|utbildning i|relevant utbildning|doktor*|disputerad|specialistutbildning|specialistsjuksköterska|*utbildning',
    residence:
      'bosatt|bor i|boende i|bo i|bosätta|närhet|pendlingsavstånd|bor runt|bor nära|bor inom|bor på|närområdet',
    graduation: 'nyexaminerad*|student*|studerande|sista året|tar examen|pågående studier',
    shift:
      'skift*|*skift|natt*|nätter|helg*|kväll*|kvällar|schema*|jour*|beredskap|ob|obekväm*|dygnet runt|treskift|tvåskift|storhelg*|rotation*',
    travel: 'resor|resa|resande|resvana|tjänsteresor|resdagar|reser',
    spoken:
      'språk|språket|språk*|tal och skrift|flytande|talar|tala|skriver|skriva|skrift|modersmål|kunskaper i|goda kunskaper|uttrycka|behärskar|obehindrat|muntligt|skriftligt|a1|a2|b1|b2|c1|c2|kommunikatör|undervisa|kommunicera|kommunicerar|hanterar|pratar|prata|behärska|uttrycker|förstår|du kan',
    levels: {
      native: 'modersmål|c2',
      fluent: 'flytande|mycket goda|c1|obehindrat|behärskar|utmärkta|tal och skrift',
      working: 'goda|god|b1|b2',
      basic: 'grundläggande|a1|a2|viss',
    },
  },
}
