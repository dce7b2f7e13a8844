import type { Facts } from './make-postings.ts'

/** How postings are worded in a language: `%s` is the title, the trade's work or a skill. */
export type Language = {
  places: string[]
  intro: string[]
  about: string
  skills: string
  offers: string[]
  level: Record<NonNullable<Facts['level']>, { title: string[]; text: string[] }>
  type: Record<Exclude<Facts['type'], 'full-time'>, string[]>
  mode: Record<NonNullable<Facts['mode']>, string[]>
}

export const languages: Record<string, Language> = {
  en: {
    places: [
      'Leeds, UK',
      'London',
      'Manchester, UK',
      'Bristol, UK',
      'New York, NY',
      'Austin, TX',
      'Dallas, TX',
      'San Francisco, CA',
      'Portland, OR',
      'Toronto, Canada',
      'Dublin, Ireland',
      'Sydney, Australia',
      'Chicago, IL',
      'Edinburgh, Scotland',
    ],
    intro: [
      'We are a company of people who like their work and each other.',
      'Our teams have grown for twenty years, and customers stay with us.',
      'Family owned since 1954, we put care before speed.',
      'You join a team of nine with a manager who listens.',
    ],
    about: 'As a %s you will %s.',
    skills: 'You bring experience with %s.',
    offers: [
      'Pension, bicycle scheme and 25 days of leave.',
      'Health insurance and a budget for learning.',
      'Free parking, and cake on Fridays.',
      'Overtime is paid or taken as time off.',
    ],
    level: {
      entry: {
        title: ['Junior %s', 'Graduate %s', 'Entry Level %s', 'Trainee %s'],
        text: ['No experience is needed, we train you.', 'This is an entry-level role.'],
      },
      senior: {
        title: ['Senior %s', 'Sr. %s', 'Lead %s', 'Principal %s'],
        text: ['You have at least eight years of experience and lead others.'],
      },
    },
    type: {
      'part-time': ['Part time, 20 hours a week, also at weekends.', 'Hours: part-time, three days a week.'],
      contract: ['This is a six month contract.'],
      internship: ['The internship takes twelve weeks and is paid.'],
      temporary: ['Temporary position until the end of the season.'],
    },
    mode: {
      remote: ['Fully remote: you work from home.', 'Work from anywhere in your country.'],
      hybrid: ['Hybrid: three days at the office, two at home.'],
      onsite: ['This role is on-site, five days a week.'],
    },
  },
  de: {
    places: ['Berlin', 'München', 'Hamburg', 'Köln', 'Wien, Österreich', 'Zürich, Schweiz', 'Frankfurt am Main'],
    intro: [
      'Wir sind ein Betrieb mit kurzen Wegen und langem Atem.',
      'Seit 1987 arbeiten wir für Kunden in ganz Europa.',
      'Unser Haus wächst, und Sie wachsen mit.',
    ],
    about: 'Als %s unterstützen Sie unser Team und übernehmen schnell Verantwortung.',
    skills: 'Sie haben Erfahrung mit %s.',
    offers: ['30 Tage Urlaub und ein Jobticket.', 'Betriebliche Altersvorsorge und Weiterbildung.'],
    level: {
      entry: {
        title: ['Junior %s', '%s – Berufseinsteiger'],
        text: ['Auch Berufseinsteiger und Quereinsteiger sind willkommen.'],
      },
      senior: {
        title: ['Senior %s', 'Leitender %s'],
        text: ['Sie bringen langjährige Berufserfahrung und Führungserfahrung mit.'],
      },
    },
    type: {
      'part-time': ['In Teilzeit, 20 bis 25 Stunden pro Woche.'],
      contract: ['Der Vertrag ist auf ein Jahr befristet.'],
      internship: ['Das Praktikum dauert sechs Monate.'],
      temporary: ['Aushilfe für die Saison.'],
    },
    mode: {
      remote: ['Sie arbeiten vollständig im Homeoffice.'],
      hybrid: ['Hybrides Arbeiten: zwei Tage pro Woche zu Hause.'],
      onsite: ['Sie arbeiten bei uns vor Ort.'],
    },
  },
  fr: {
    places: ['Paris', 'Lyon', 'Toulouse', 'Marseille', 'Bruxelles, Belgique', 'Genève, Suisse'],
    intro: [
      'Notre maison emploie deux cents personnes et forme ses équipes.',
      'Entreprise familiale, nous travaillons pour la région depuis 1972.',
    ],
    about: 'En tant que %s, vous rejoignez une équipe soudée.',
    skills: 'Vous maîtrisez %s.',
    offers: ['Mutuelle, titres-restaurant et RTT.', 'Prime annuelle et participation.'],
    level: {
      entry: { title: ['%s junior', '%s débutant'], text: ['Débutant accepté, formation assurée.'] },
      senior: { title: ['%s senior', '%s confirmé'], text: ['Vous avez plus de huit ans d’expérience.'] },
    },
    type: {
      'part-time': ['Poste à temps partiel, 24 heures par semaine.'],
      contract: ['CDD de neuf mois.'],
      internship: ['Stage de six mois avec convention.'],
      temporary: ['Mission d’intérim pour la saison.'],
    },
    mode: {
      remote: ['Télétravail complet possible partout en France.'],
      hybrid: ['Travail hybride : deux jours de télétravail par semaine.'],
      onsite: ['Poste sur site uniquement.'],
    },
  },
  es: {
    places: ['Madrid', 'Barcelona', 'Valencia, España', 'Sevilla', 'Ciudad de México'],
    intro: [
      'Somos una empresa con historia y con futuro.',
      'Crecemos en toda la península y buscamos personas con ganas.',
    ],
    about: 'Como %s formarás parte de un equipo cercano.',
    skills: 'Tienes experiencia con %s.',
    offers: ['Seguro médico y horario flexible.', 'Formación continua y comedor.'],
    level: {
      entry: { title: ['%s junior'], text: ['No se requiere experiencia, te formamos.'] },
      senior: { title: ['%s sénior', '%s senior'], text: ['Aportas más de ocho años de experiencia.'] },
    },
    type: {
      'part-time': ['Jornada parcial de veinte horas.', 'Trabajo a media jornada.'],
      contract: ['Contrato temporal de seis meses.'],
      internship: ['Prácticas remuneradas de seis meses.'],
      temporary: ['Trabajo de temporada.'],
    },
    mode: {
      remote: ['Teletrabajo total: trabajo remoto.'],
      hybrid: ['Modelo híbrido, dos días en casa.'],
      onsite: ['Trabajo presencial.'],
    },
  },
  pt: {
    places: ['Lisboa', 'Porto, Portugal', 'São Paulo', 'Braga'],
    intro: ['Somos uma equipa que cresce com os seus clientes.', 'Há trinta anos ao lado de quem trabalha.'],
    about: 'Como %s vais integrar uma equipa dinâmica.',
    skills: 'Tens experiência com %s.',
    offers: ['Seguro de saúde e formação.', 'Subsídio de refeição e férias extra.'],
    level: {
      entry: { title: ['%s júnior'], text: ['Não é necessária experiência.'] },
      senior: { title: ['%s sénior'], text: ['Mais de oito anos de experiência.'] },
    },
    type: {
      'part-time': ['Trabalho a tempo parcial (part-time).'],
      contract: ['Contrato a termo de um ano.'],
      internship: ['Estágio profissional de nove meses.'],
      temporary: ['Trabalho temporário no verão.'],
    },
    mode: {
      remote: ['Trabalho remoto a partir de casa.'],
      hybrid: ['Regime híbrido.'],
      onsite: ['Trabalho presencial.'],
    },
  },
  nl: {
    places: ['Amsterdam', 'Rotterdam', 'Utrecht', 'Antwerpen, België'],
    intro: ['Wij zijn een club van makers en doeners.', 'Al veertig jaar een begrip in de regio.'],
    about: 'Als %s werk je in een hecht team.',
    skills: 'Je hebt ervaring met %s.',
    offers: ['Pensioen, fiets en 27 vrije dagen.', 'Reiskosten en opleidingen.'],
    level: {
      entry: { title: ['Junior %s', '%s (starter)'], text: ['Ervaring is niet nodig, we leiden je op.'] },
      senior: { title: ['Senior %s'], text: ['Je hebt ruime ervaring en begeleidt anderen.'] },
    },
    type: {
      'part-time': ['Parttime, 16 tot 24 uur per week.', 'In deeltijd te vervullen.'],
      contract: ['Tijdelijk contract voor een jaar.'],
      internship: ['Een stage van vijf maanden.'],
      temporary: ['Tijdelijk werk voor de zomer.'],
    },
    mode: {
      remote: ['Volledig thuiswerken.'],
      hybrid: ['Hybride werken: twee dagen thuis.'],
      onsite: ['Je werkt op locatie.'],
    },
  },
  sv: {
    places: ['Stockholm', 'Göteborg', 'Malmö', 'Uppsala'],
    intro: ['Vi är ett företag där alla känner varandra.', 'Sedan 1969 arbetar vi nära våra kunder.'],
    about: 'Som %s blir du en del av ett tryggt team.',
    skills: 'Du har erfarenhet av %s.',
    offers: ['Friskvårdsbidrag och kollektivavtal.', 'Tjänstepension och fika.'],
    level: {
      entry: { title: ['Junior %s'], text: ['Ingen erfarenhet krävs, vi lär upp dig.'] },
      senior: { title: ['Senior %s', 'Erfaren %s'], text: ['Du har lång erfarenhet och leder andra.'] },
    },
    type: {
      'part-time': ['Deltid, 50 procent.'],
      contract: ['Visstidsanställning i ett år.'],
      internship: ['Praktik under en termin.'],
      temporary: ['Vikariat och sommarjobb.'],
    },
    mode: {
      remote: ['Arbete helt på distans.'],
      hybrid: ['Hybridarbete, två dagar hemifrån.'],
      onsite: ['Arbete på plats.'],
    },
  },
  pl: {
    places: ['Warszawa', 'Kraków', 'Wrocław', 'Gdańsk'],
    intro: ['Jesteśmy firmą, w której ludzie zostają na lata.', 'Od 1995 roku pracujemy dla klientów w całej Polsce.'],
    about: 'Jako %s dołączysz do zgranego zespołu.',
    skills: 'Znasz %s.',
    offers: ['Prywatna opieka medyczna i karta sportowa.', 'Szkolenia i premie.'],
    level: {
      entry: { title: ['Młodszy %s', 'Junior %s'], text: ['Doświadczenie nie jest wymagane.'] },
      senior: { title: ['Starszy %s', 'Senior %s'], text: ['Masz wieloletnie doświadczenie.'] },
    },
    type: {
      'part-time': ['Praca na pół etatu.', 'Niepełny etat.'],
      contract: ['Umowa na czas określony.'],
      internship: ['Płatny staż dla studentów.'],
      temporary: ['Praca tymczasowa.'],
    },
    mode: { remote: ['Praca w pełni zdalna.'], hybrid: ['Praca hybrydowa.'], onsite: ['Praca stacjonarna w biurze.'] },
  },
}
