import type { PostingWords } from './shape.ts'

export const dutch: PostingWords = {
  common: 'de|het|een|en|van|je|jij|met|voor|op|in|zijn|is|bent|hebt|wij|we|ons|onze|te|bij|aan|dat|ook|naar|jouw|u|uw',
  we: 'wij|we|ons|onze',
  you: 'je|jij|jou|jouw|u|uw',
  headings: {
    required:
      'functie eisen|functie-eisen|functieeisen|eisen|wat vragen wij|wat vragen we|wij vragen|we vragen|wat wij vragen|wat we vragen|verder vragen wij|wat we van je vragen|wij zoeken|we zoeken|wie zoeken wij|wie zoeken we|wie wij zoeken|wij zoeken vragen|wat zoeken wij|wat breng je mee|wat neem je mee|wat jij meebrengt|dit breng je mee|dit ben jij|wie ben jij|wie ben je|dit heb jij|wat heb je|jij hebt|je hebt|heb jij|jij bent|je bent|jouw profiel|je profiel|profiel|functieprofiel|jouw kwaliteiten|kwaliteiten|vereisten|kwalificaties|kennis en ervaring|kennis en vaardigheden|vaardigheden|competenties|jouw ervaring|ervaring|opleiding|opleidingsniveau|skills|kritische skills|jouw skills|wat verwachten we|wat verwachten wij|wij verwachten|we verwachten|wat verwachten we van je|waar je aan voldoet|jij past bij ons|herken jij jezelf|wat jou hier succesvol maakt|succesvol maakt|wat heb je nodig|wat we zoeken|must haves|talen|over jou|jouw achtergrond|onderstaand profiel',
    nice: 'nice to have*|pré|een pré|pluspunten|pluspunt|pre|is een pre|mooi meegenomen|bonus|extra|bij voorkeur|wenselijk|gewenst',
    duties:
      'taken|jouw taken|je taken|takenpakket|werkzaamheden|jouw werkzaamheden|inhoud werkzaamheden|verantwoordelijkheden|jouw verantwoordelijkheden|wat ga je doen|wat ga jij doen|wat doe je|dit ga je doen|wat je gaat doen|de functie|functieomschrijving|functie omschrijving|functie inhoud|de rol|jouw rol|je rol|over de functie|functiebeschrijving|jouw werkdag|werkdag|jouw uitdaging|de baan|wat houdt de functie in|kerntaken|opdracht|de uitdaging|doel van de functie|de vacature',
    benefits:
      'wij bieden|we bieden|wat bieden wij|wat bieden we|wat wij bieden|wat we bieden|dit bieden wij|dit bieden wij jou|wat bieden wij jou|wat krijg je|wat krijg jij|dit krijg je|arbeidsvoorwaarden|aanbod|ons aanbod|salaris|voordelen|wat mag je verwachten|wat kun je verwachten|waarom wij|waarom bij ons|jouw voordelen|secundaire arbeidsvoorwaarden|beloning',
    other:
      'over ons|wie zijn wij|wie zijn we|de organisatie|over de organisatie|organisatie|het bedrijf|bedrijf|ons team|het team|solliciteren|solliciteer|solliciteer nu|interesse|geïnteresseerd|sollicitatie|sollicitatieprocedure|procedure|contact|informatie|meer informatie|meer weten|reageren|standplaats|locatie|plaats|vestiging|contactpersoon|meer vacatures|acquisitie',
  },
  asks: 'je hebt|jij hebt|u hebt|u heeft|je bent|jij bent|u bent|je beschikt|jij beschikt|je kunt|jij kunt|je kan|je weet|je snapt|jij snapt|je kent|je houdt van|je wilt|je vindt het|jij vindt|je spreekt|je beheerst|je durft|in het bezit|bezit van|bereid om|bereidheid|vereist|verplicht|noodzakelijk|een must|een vereiste|minimaal|ten minste|tenminste|ervaring met|ervaring in|ervaring als|ervaring op|jaar ervaring|jaar werkervaring|werkervaring|aantoonbare|kennis van|affiniteit met|affiniteit|diploma|opleiding|afgeronde|werk en denkniveau|denkniveau|denk niveau|hbo|mbo|rijbewijs|goede beheersing|beheersing van|beheersing|we zoeken|wij zoeken|op zoek naar een|zijn op zoek|wij vragen|wij verwachten|vermogen om|het vermogen|in staat|beschikbaar|woonachtig|vloeiend|uitstekende|communicatieve vaardigheden|vaardigheden|gevoel voor',
  hints:
    'ervaring|*ervaring|kennis|diploma|opleiding|vaardig*|*vaardigheden|zelfstandig|flexibel|flexibele|enthousiast*|gemotiveerd*|nauwkeurig|proactief|communicatie*|communicatief|sociaal|verantwoordelijk*|stressbestendig|teamplayer|teamspeler|teamverband|klantgericht*|houding|instelling|motivatie|motivering|niveau|certificaat|rijbewijs|beschikbaar*|sterk*|creatief|pragmatisme|eigenaarschap|leergierig*|oog voor|plezier|ambitie*|doorzettingsvermogen|*vermogen|werklust|mindset|goede|relevante|bereidheid|kwaliteiten|energie',
  must: 'vereist|verplicht|noodzakelijk|een must|een vereiste|minimaal|moet|dient|ten minste|tenminste|vereiste|nodig',
  softly: 'bij voorkeur|idealiter|het liefst|voorkeur',
  nice: 'een pre|een pré|is een pre|pre|pré|pluspunt|een plus|bij voorkeur|voorkeur|wenselijk|gewenst|mooi meegenomen|nice to have|geen must|niet verplicht|geen vereiste|idealiter|het liefst',
  duties:
    'je gaat|je zorgt|jij zorgt|je werkt|je bent verantwoordelijk|jij bent verantwoordelijk|je voert|je begeleidt|je ondersteunt|je maakt|je bewaakt|je onderhoudt|je ontwikkelt|je helpt|je adviseert|je stelt .. op|je bouwt|verantwoordelijk voor|^zorgen|^bouwen|^ontwikkelen|^begeleiden|^onderhouden|^uitvoeren|^opstellen|^samenwerken|^verlenen|^meedenken|^bewaken|^ondersteunen|^adviseren|^beheren|^bijdragen|^verhelpen|^vervangen|^ombouwen|^voorbereiden|^implementeren|^inrichten|^leveren|^plannen|^content maken|^organiseren van|^het begeleiden|^het uitvoeren|^het opstellen|^het verzorgen',
  benefits:
    'wij bieden|we bieden|bieden wij|je krijgt|jij krijgt|salaris|bruto|reiskosten*|reiskostenvergoeding|vakantiedagen|vakantiegeld|pensioen*|doorgroeimogelijkheden|opleidingsmogelijkheden|ontwikkelmogelijkheden|vast contract|jaarcontract|vaste aanstelling|cao|bonus|thuiswerken|leaseauto|laptop|borrels|uitjes|informele|gezellig*|collega s|ruimte voor|uren per week|flexibele werktijden|werkplek|korting|fitness|winstdeling|afwisselende baan',
  other:
    'ongeacht|^over|solliciteer|sollicitatie*|stuur|mail|cv en|motivatiebrief|bel|contact|https|www|ons bedrijf|onze organisatie|onze klanten|acquisitie|wij zijn een|we zijn een|sinds|vacature|klik|button|sluitingsdatum|reageren|marktleider|opgericht',
  conditions: {
    licence:
      'rijbewijs*|*rijbewijs|vca*|big registratie|big geregistreerd|big|heftruckcertificaat|heftruck|code 95|chauffeurskaart|skj|skj registratie|registratie|lesbevoegdheid|bevoegdheid|nen 3140|certificaat|bhv',
    clearance:
      'vog|verklaring omtrent gedrag|werkvergunning|verblijfsvergunning|nationaliteit|nederlandse nationaliteit|screening|veiligheidsonderzoek|antecedenten*|paspoort',
    degree:
      'hbo*|mbo*|wo|vmbo|havo|vwo|bachelor*|master*|diploma|opleiding|afgeronde opleiding|werk en denkniveau|denkniveau|denk niveau|universitair*|academisch*|opleidingsniveau|niveau 2|niveau 3|niveau 4',
    residence: 'woonachtig|woonplaats|woont in|wonen in|regio|omgeving van|woon je|in de buurt',
    graduation: 'afstudeer*|student*|laatste jaar|bijna afgestudeerd|ingeschreven',
    shift:
      'ploegen*|ploegendienst*|*diensten|nachtdienst*|weekend*|avonden|onregelmatig*|wisselende diensten|s nachts|avonddienst*|bereikbaarheidsdienst*|consignatie*|feestdagen|shifts',
    travel: 'reisbereid*|reizen|reist|bereid te reizen|buitenland',
    spoken:
      'taal|talen|vloeiend|moedertaal|beheersing|beheerst|spreekt|spreken|mondeling|schriftelijk|woord en geschrift|a1|a2|b1|b2|c1|c2|niveau|taalvaardig*|kennis van de',
    levels: {
      native: 'moedertaal|c2|native',
      fluent: 'vloeiend|uitstekende|c1|professionele|zeer goede',
      working: 'goede|b1|b2|goed',
      basic: 'basis*|a1|a2|enige',
    },
  },
}
