import type { PostingWords } from './shape.ts'

export const german: PostingWords = {
  common: 'und|der|die|das|mit|für|von|zu|wir|sie|ein|eine|im|in|den|bei|du|dich|dein|ihr|ihre|oder|als|sowie|uns|auf',
  we: 'wir|uns|unser*',
  you: 'sie|ihr|ihre|ihren|du|dich|dein|deine',
  headings: {
    required:
      'anforderung*|ihr profil|dein profil|profil|das bringen sie mit|das bringst du mit|was sie mitbringen|was du mitbringst|sie bringen mit|du bringst mit|was bringst du mit|was bringen sie mit|mitbringen|mitbringst|qualifikation*|ihre qualifikation*|deine qualifikation*|voraussetzung*|was wir erwarten|wir erwarten|was wir von ihnen erwarten|wir suchen|wen wir suchen|das wünschen wir uns|was wir uns wünschen|wir wünschen uns|damit überzeugen sie|damit überzeugst du|so überzeugen sie|überzeugen|anforderungsprofil|ihre kompetenzen|deine skills|deine fähigkeiten|ihre fähigkeiten|kenntnisse|ihre kenntnisse|fachliche kompetenzen|das zeichnet sie aus|das zeichnet dich aus|wer du bist|wer sie sind|sie verfügen über|du verfügst über|ihr know how|ihre stärken|deine stärken|persönlichen stärken|persönliche stärken|über dich|du hast|du bist|erfahrung|persönliche kompetenzen|bewerberprofil|was du brauchst|was du haben solltest|bringen sie mit',
    nice: 'von vorteil|wünschenswert|nice to have|idealerweise|pluspunkte|das wäre ein plus|optional|bonus|zusätzlich wünschenswert|darüber hinaus wünschenswert',
    duties:
      'aufgaben|ihre aufgaben|deine aufgaben|aufgabengebiet|aufgabenbereich|ihr aufgabengebiet|aufgabenschwerpunkt*|tätigkeit*|ihre tätigkeit*|das erwartet sie|das erwartet dich|was sie erwartet|was dich erwartet|das machst du|was du machst|ihre rolle|deine rolle|ihr verantwortungsbereich|verantwortung|stellenbeschreibung|ihre mission|deine mission|das sind ihre aufgaben|was werden deine aufgaben|hauptaufgaben|ausbildungsinhalte|ihr wirkungsfeld',
    benefits:
      'wir bieten|was wir bieten|wir bieten ihnen|wir bieten dir|das bieten wir|das bieten wir ihnen|was bieten wir|unser angebot|unsere leistungen|ihre vorteile|deine vorteile|benefit*|unsere benefits|vergütung|gehalt|warum wir|darum wir|freuen sie sich auf|darauf kannst du dich freuen|das spricht für uns|anstellungsbedingungen|konditionen|perspektiven|leistungen',
    other:
      'über uns|wir über uns|unternehmen|das unternehmen|bewerbung|ihre bewerbung|kontakt|interesse|interessiert|haben wir ihr interesse|ansprechpartner*|so bewerben sie sich|bewerbungsprozess|wer wir sind|das sind wir|arbeitsort|standort|auskunft|weitere informationen|stellenantritt|datenschutz|hinweis|gleichstellung',
  },
  asks: 'sie bringen|bringen sie .. mit|sie bringen .. mit|bringst .. mit|du bringst|sie verfügen|du verfügst|sie haben|du hast|sie sind|du bist|sie besitzen|du besitzt|sie beherrschen|du beherrschst|du kennst|sie kennen|sie arbeiten gerne|du arbeitest gerne|zeichnen sie aus|zeichnen dich aus|zeichnet sie aus|runden .. ab|voraussetzung|vorausgesetzt|wird vorausgesetzt|erforderlich|zwingend|notwendig|ist pflicht|wir erwarten|wir setzen .. voraus|wir wünschen uns|wir suchen .. mit|abgeschlossene ausbildung|abgeschlossene berufsausbildung|abgeschlossene *ausbildung|abgeschlossenes studium|abgeschlossenes *studium|erfolgreich abgeschlossen*|berufserfahrung|mehrjährige|mindestens|kenntnisse in|kenntnisse im|gute kenntnisse|sehr gute kenntnisse|fundierte kenntnisse|*kenntnisse|erfahrung in|erfahrung mit|erfahrung im|erfahrungen mit|erste erfahrung*|bereitschaft zu|bereitschaft zur|sicherer umgang|sicher im umgang|freude an|freude am|spaß an|interesse an|verständnis für|führerschein|fahrausweis|wort und schrift|jahre erfahrung',
  hints:
    'erfahrung*|*erfahrung|kenntnis*|*kenntnisse|fähigkeit*|*fähigkeit|ausbildung|studium|abschluss|teamfähig*|flexib*|zuverlässig*|belastbar*|kommunikati*|selbstständig*|selbständig*|eigenverantwort*|strukturiert*|motivation|motiviert|engagement|engagiert|*bereitschaft|bereitschaft|affinität|gute|sehr gute|fundiert*|sicher*|idealerweise|qualifikation*|verantwortungsbewusst*|organisationstalent|denkweise|arbeitsweise|auftreten|durchsetzungsvermögen|*vermögen|freude|leidenschaft|know how|sorgfältig*|*kompetenz|*talent|mindestens|empathi*|einfühlungsvermögen|kreativ*|*zertifikat',
  must: 'erforderlich|zwingend|voraussetzung|vorausgesetzt|notwendig|ist pflicht|unabdingbar|muss|müssen|mindestens|setzen wir voraus|wird vorausgesetzt|benötigt',
  softly: 'idealerweise|optimalerweise|vorzugsweise|bestenfalls|im idealfall|bevorzugt',
  nice: 'von vorteil|vorteilhaft|wünschenswert|idealerweise|optimalerweise|im idealfall|nice to have|ein plus|gern gesehen|gerne gesehen|wäre schön|pluspunkt*|bestenfalls|nicht zwingend|kein muss|bevorzugt|erwünscht|vorzugsweise|hilfreich',
  duties:
    'sie übernehmen|du übernimmst|sie unterstützen|du unterstützt|sie sind verantwortlich|du bist verantwortlich|sie betreuen|du betreust|sie entwickeln|du entwickelst|sie planen|du planst|verantwortlich für|zu ihren aufgaben|ihre aufgaben umfassen|du setzt .. um|du pflegst|sie erstellen|du erstellst|^planung|^betreuung|^entwicklung|^durchführung|^unterstützung|^sicherstellung|^erstellung|^koordination|^organisation von|^bearbeitung|^pflege|^beratung|^konzeption|^umsetzung|^mitarbeit|^mitwirkung|^verantwortung für|^leitung|^führung|^überwachung|^vorbereitung|^bedienung|^wartung|^ansprechpartner',
  benefits:
    'wir bieten|bieten wir|bieten ihnen|bieten dir|urlaub|urlaubstage|tage urlaub|vergütung|gehalt|lohn|weihnachtsgeld|urlaubsgeld|altersvorsorge|betriebliche altersvorsorge|jobticket|weiterbildungsmöglichkeiten|fortbildung|homeoffice|home office|gleitzeit|flexible arbeitszeiten|obst|getränke|kantine|firmenwagen|firmenevents|zuschuss|mitarbeiterrabatte|flache hierarchien|unbefristet*|sicherer arbeitsplatz|entwicklungsmöglichkeiten|arbeitsbedingungen|sozialleistungen|jobrad|betriebsklima|einarbeitung|tarifvertrag',
  other:
    'ungeachtet|^über|wir sind|unser unternehmen|unsere kunden|seit jahren|ihre bewerbung|deine bewerbung|bewerben sie|bewirb dich|bewerbungsunterlagen|wir freuen uns|lebenslauf|ansprechpartner*|telefon|e mail|schwerbehinder*|geschlecht|unabhängig von|gleichstellung|auskunft|gegründet|führender anbieter|werde teil|starte|datenschutz',
  conditions: {
    licence:
      'führerschein*|fahrausweis*|fahrerlaubnis|staplerschein|gabelstaplerschein|approbation|examiniert*|staatlich anerkannt*|staatlich geprüft*|facharztanerkennung|berufszulassung|sachkundenachweis|34a|ihk prüfung|zertifizierung erforderlich|schweißerschein|lkw führerschein|berufsurkunde|lehrdiplom|edk anerkannt*',
    clearance:
      'führungszeugnis|sicherheitsüberprüfung|staatsangehörigkeit|staatsbürgerschaft|arbeitserlaubnis|aufenthaltstitel|strafregister*|polizeiliches|verfassungstreue|sonderprivatauszug',
    degree:
      'studium|*studium|studienabschluss|*abschluss|hochschul*|fachhochschul*|universität*|bachelor*|master*|diplom*|promotion|berufsausbildung|ausbildung als|ausbildung zum|ausbildung zur|abgeschlossene ausbildung|abgeschlossene *ausbildung|ausbildung im|ausbildung in|kaufmännische ausbildung|technische ausbildung|meister|techniker|abitur|mittlere reife|studiengang|student*|efz|matura|höhere fachschule|hf|fh',
    residence: 'wohnsitz|wohnhaft|wohnort|umzugsbereit*|in der nähe von|ortsansässig',
    graduation: 'immatrikuliert|eingeschrieben*|abschlussjahr|kurz vor dem abschluss|semester',
    shift:
      'schicht*|*schicht|*schichtbetrieb|nachtdienst*|nachtarbeit|wochenend*|bereitschaftsdienst*|rufbereitschaft|pikett*|feiertag*|spätdienst|wechselschicht|dreischicht*',
    travel: 'reisebereit*|*reisebereitschaft|reisetätigkeit|dienstreisen|reisen|außendienst|montagebereitschaft',
    spoken:
      'kenntnisse|*kenntnisse|sprache|sprachen|sprach*|wort und schrift|fließend*|verhandlungssicher*|muttersprach*|spricht|sprechen|beherrsch*|a1|a2|b1|b2|c1|c2|niveau|schriftlich|mündlich|stilsicher*',
    levels: {
      native: 'muttersprach*|c2',
      fluent: 'fließend*|verhandlungssicher*|sehr gute|c1|ausgezeichnete|perfekt*|stilsicher*|hervorragende',
      working: 'gute|b1|b2|solide|sichere',
      basic: 'grundkenntnisse|a1|a2|basis*',
    },
  },
}
