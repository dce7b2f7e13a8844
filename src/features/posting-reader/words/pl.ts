import type { PostingWords } from './shape.ts'

export const polish: PostingWords = {
  common:
    'i|w|na|z|do|oraz|dla|się|jest|o|za|od|po|lub|nie|w|że|przez|twoje|nasze|naszej|pracy|praca|ci|cię|jako|przy|ze|u',
  we: 'my|nasz*|nas|nam|jesteśmy',
  you: 'ty|twój|twoje|ci|cię|ciebie|jesteś|masz|posiadasz',
  headings: {
    required:
      'wymagania|nasze wymagania|wymagania obowiązkowe|wymagania konieczne|wymagania niezbędne|wymagania na stanowisko|oczekujemy|oczekiwania|nasze oczekiwania|czego oczekujemy|czego oczekujemy od ciebie|od kandydatów oczekujemy|od kandydata oczekujemy|wymagamy|czego wymagamy|kogo szukamy|szukamy|poszukujemy|szukamy osób|szukamy osoby|profil kandydata|profil|twój profil|kwalifikacje|twoje kwalifikacje|kompetencje|umiejętności|twoje umiejętności|doświadczenie|twoje doświadczenie|wykształcenie|co powinieneś|jeśli posiadasz|jeżeli posiadasz|posiadasz|jeśli|aplikuj jeśli|ta oferta jest dla ciebie|to oferta dla ciebie|idealny kandydat|kim jesteś|co jest dla nas ważne|ważne dla nas|must have|języki|znajomość języków|niezbędne|nasz idealny kandydat|pasujesz do nas|czekamy na ciebie|to my szukamy ciebie|jesteś osobą|wymogi|wymagane|oczekiwane kwalifikacje|uprawnienia',
    nice: 'mile widziane|mile widziana|mile widziany|dodatkowym atutem|dodatkowe atuty|atutem będzie|dodatkowym atutem będzie|atuty|będzie atutem|nice to have|opcjonalnie|wymagania dodatkowe|dodatkowo|plusem będzie|na plus|zaletą będzie|dodatkowe wymagania|preferowane',
    duties:
      'zadania|twoje zadania|twoje obowiązki|obowiązki|główne obowiązki|zakres obowiązków|twój zakres obowiązków|zakres zadań|zakres prac|opis stanowiska|opis pracy|opis|o stanowisku|czym będziesz się zajmować|czym się będziesz zajmować|co będziesz robić|co będzie należało|do twoich zadań|będziesz odpowiedzialny|odpowiedzialność|rola|twoja rola|główne zadania|za co będziesz|na czym polega praca|jakie będą twoje zadania|na tym stanowisku',
    benefits:
      'oferujemy|to oferujemy|co oferujemy|nasza oferta|oferta|co zyskujesz|co zyskasz|benefity|korzyści|warunki|warunki pracy|warunki zatrudnienia|warunki wynagrodzenia|wynagrodzenie|zapewniamy|w zamian oferujemy|dlaczego warto|dlaczego my|gwarantujemy|proponujemy|możesz liczyć|pakiet|firma oferuje|pracodawca oferuje|u nas',
    other:
      'o nas|o firmie|firma|kim jesteśmy|nasza firma|kontakt|jak aplikować|aplikuj|aplikowanie|proces rekrutacji|etapy rekrutacji|rekrutacja|klauzula|informacje|lokalizacja|miejsce pracy|osoby zainteresowane|zainteresowanych|informacje dodatkowe|prosimy|dodatkowe informacje|agencja|numer',
  },
  asks: 'wymagane|wymagana|wymagany|wymagamy|konieczne|konieczna|konieczny|niezbędne|niezbędna|niezbędny|obowiązkowe|oczekujemy|minimum|min|co najmniej|przynajmniej|posiadasz|posiadanie|masz|potrafisz|znasz|jesteś|lubisz|umiesz|cenisz|chcesz|doświadczenie w|doświadczenie na|doświadczenie z|doświadczenia w|doświadczenie zawodowe|doświadczenie|letnie doświadczenie|lata doświadczenia|lat doświadczenia|roczne doświadczenie|znajomość|bardzo dobra znajomość|dobra znajomość|praktyczna znajomość|podstawowa znajomość|umiejętność|umiejętności|wykształcenie|wykształcenia|zdolność|zdolności|gotowość do|gotowość|dyspozycyjność|chęć do|chęci do|chęć|prawo jazdy|uprawnienia|ważne uprawnienia|aktualne|aktualna|orzeczenie|książeczka|komunikatywna znajomość|biegła znajomość|biegle|wiedza z|wiedza o|poszukujemy osoby|szukamy osoby|osoby z|status studenta|niekaralność|motywacja|dokładność|zaangażowanie|samodzielność|odpowiedzialność za powierzone',
  hints:
    'doświadczeni*|znajomość|umiejętnoś*|wykształceni*|wiedz*|komunikatywn*|samodzielnoś*|samodzieln*|odpowiedzialność|dokładnoś*|zaangażowani*|motywacj*|dyspozycyjnoś*|gotowość|prawo jazdy|uprawnieni*|certyfikat*|języka|język|angielski*|kultura osobista|praca w zespole|pracy w zespole|organizacj*|kreatywn*|punktualnoś*|zdolności|zdolność|rzetelnoś*|sumiennoś*|uczciwoś*|pozytywne|nastawienie|chęć|chęci|odporność|zmianow*|mile widzian*|otwartość|elastycznoś*|pracowitoś*|cierpliwoś*|analityczn*|sprawność|zainteresowani*|obsługi|obsługa komputera',
  must: 'wymagane|wymagana|wymagany|wymagamy|konieczne|konieczna|konieczny|niezbędne|niezbędna|niezbędny|obowiązkowe|obowiązkowo|musisz|minimum|min|co najmniej|warunek konieczny',
  softly: 'najlepiej|preferowane',
  nice: 'mile widziane|mile widziana|mile widziany|mile widziani|atutem|będzie atutem|dodatkowym atutem|dodatkowy atut|preferowane|preferowany|preferowana|nie wymagane|nie wymagamy|niewymagane|niekonieczne|plusem|dodatkowym plusem|zaletą|opcjonalnie|nice to have|najlepiej',
  duties:
    'będziesz|twoim zadaniem|odpowiedzialny za|odpowiedzialna za|do twoich obowiązków|do obowiązków|osoba na tym stanowisku|osoba zatrudniona|^prowadzenie|^obsługa|^realizacja|^przygotowywanie|^przygotowanie|^współpraca|^tworzenie|^nadzór|^monitorowanie|^kontrola|^wykonywanie|^utrzymanie|^utrzymywanie|^montaż|^sprzedaż|^wsparcie|^udział|^rozwój|^projektowanie|^wdrażanie|^analiza|^budowanie|^dbanie|^dbałość|^zarządzanie|^planowanie|^pakowanie|^sortowanie|^kompletowanie|^załadunek|^rozładunek|^organizacja|^praca przy|^prace|^doradztwo|^aktywna|^ekspozycja|^pozyskiwanie|^raportowanie|^koordynacja|^zapewnienie|^odpowiedzialność za|^przyjmowanie|^wykładanie|^sprzątanie|^układanie|^składanie',
  benefits:
    'oferujemy|zapewniamy|gwarantujemy|umowę o pracę|umowa o pracę|umowę zlecenie|umowa zlecenie|wynagrodzenie|stawka|brutto|netto|zł|pln|premia|premie|premii|opieka medyczna|opiekę medyczną|prywatna opieka|prywatną opiekę|karta multisport|multisport|pakiet|ubezpieczenie|szkolenia|szkolenie|możliwość rozwoju|możliwość|rozwój zawodowy|zniżki|atmosfera|atmosferę|dofinansowanie|stabilne zatrudnienie|zatrudnienie|benefity|owoce|elastyczne godziny|urlop|zakwaterowanie|dojazd|transport|pracę w|dodatek|parking|imprezy|darmowe|bony',
  other:
    'niezależnie od|bez względu|^o firmie|aplikuj|cv|prosimy|wyślij|kontakt|telefon|klikn*|https|www|jesteśmy|nasza firma|nasz klient|dla naszego klienta|firmą|lider*|rekrut*|klauzul*|danych osobowych|rodo|agencja|certyfikat nr|zgody|przetwarzani*|skontaktujemy|aplikacj*|lokalizacja|od poniedziałku|działamy|numer',
  conditions: {
    licence:
      'prawo jazdy|prawa jazdy|uprawnienia*|uprawnień|udt|sep|książeczk*|sanepid*|sanitarn*|prawo wykonywania zawodu|licencja|licencję|licencji|karta kierowcy|kod 95|certyfikat wymagany|badania sanitarno*|orzeczenie sanitarno*|wózki widłowe|wózków widłowych|wózka widłowego',
    clearance:
      'niekaralnoś*|zaświadczenie o niekaralności|obywatelstw*|pozwolenie na pracę|pozwolenia na pracę|poświadczenie bezpieczeństwa|karta pobytu|orzeczenie o niepełnosprawności|orzeczenie o stopniu',
    degree:
      'wykształceni*|studia|studiów|studenci|magister*|magistra|licencjat*|inżynier*|dyplom*|matura|średnie|wyższe|zawodowe|techniczne|absolwent*|doktorat',
    residence: 'zamieszkan*|miejsce zamieszkania|mieszkasz|mieszka|okolic|okolice|relokacj*',
    graduation: 'status studenta|student*|studentów|ostatni rok|uczeń|uczni*|absolwent*',
    shift:
      'zmian*|zmianow*|zmianowym|nocn*|nocne|noc|weekend*|niedziel*|święta|dyżur*|systemie zmianowym|trzyzmianow*|dwuzmianow*|dyspozycyjnoś*|grafik*|soboty',
    travel: 'podróż*|delegacj*|wyjazd*|wyjazdów|podróży|mobilność|mobilnoś*',
    spoken:
      'język*|języka|języku|biegl*|biegle|znajomość|komunikatywn*|płynn*|płynnie|ojczyst*|poziom*|poziomie|a1|a2|b1|b2|c1|c2|mowie|piśmie|swobodn*',
    levels: {
      native: 'ojczyst*|c2|native',
      fluent: 'biegl*|biegle|płynn*|płynnie|bardzo dobra|bardzo dobrej|bardzo dobrym|c1|zaawansowan*',
      working: 'komunikatywn*|dobra|dobrym|dobrej|średni*|b1|b2|swobodn*',
      basic: 'podstaw*|a1|a2',
    },
  },
}
