import { listed } from './listed.ts'
import type { Vocabulary } from './vocabulary.ts'

export const italian: Vocabulary = {
  headings: {
    contact: [
      'contatti',
      'contatto',
      'informazioni personali',
      'dati personali',
      'recapiti',
      'dati anagrafici',
      'informazioni di contatto',
      'contattare',
    ],
    summary: listed(`
      profilo | profilo professionale | riepilogo | sommario | chi sono | su di me | presentazione | obiettivo |
      obiettivo professionale | dichiarazioni personali | informazioni su di me | sintesi
    `),
    jobs: listed(`
      esperienza | esperienze | esperienza lavorativa | esperienze lavorative | esperienza professionale |
      esperienze professionali | percorso professionale | carriera | tirocini | stage | attività lavorativa
    `),
    education: listed(`
      istruzione | formazione | istruzione e formazione | formazione e istruzione | studi | titoli di studio |
      percorso formativo | formazione accademica | educazione | formazione scolastica | percorso di studi
    `),
    skills: listed(`
      competenze | capacità | abilità | competenze tecniche | competenze informatiche | competenze digitali |
      competenza digitale | capacità e competenze | capacità e competenze personali | conoscenze |
      conoscenze informatiche | competenze personali | competenze professionali | competenze comunicative |
      competenze organizzative | capacità e competenze tecniche | capacità e competenze organizzative |
      capacità e competenze sociali | capacità e competenze informatiche | tecnologie | strumenti |
      competenze principali | altre competenze | competenze trasversali | linguaggi di programmazione | linguaggi |
      database | metodologie | programmazione
    `),
    languages: [
      'lingue',
      'lingua',
      'lingue straniere',
      'competenze linguistiche',
      'conoscenze linguistiche',
      'lingua madre',
      'madrelingua',
      'altre lingue',
      'languages',
    ],
    certifications: listed(`
      certificazioni | certificazione | certificati | corsi | corsi di formazione | patente | patenti | licenze |
      abilitazioni | attestati | corsi e certificazioni | Corsi online
    `),
    projects: ['progetti', 'progetto', 'progetti personali'],
    custom: listed(`
      interessi | hobby | hobbies | volontariato | pubblicazioni | premi | riconoscimenti | premi e riconoscimenti |
      referenze | altro | ulteriori informazioni | attività | allegati | dati personali e privacy | conferenze |
      appartenenza a gruppi | trattamento dei dati personali | Autorizzazione | Patente
    `),
  },
  adjectives: ['professionale', 'professionali', 'personali', 'altre', 'principali', 'ulteriori'],
  others: ['altro', 'altri', 'altre', 'varie'],
  and: ['e', 'ed', '&', 'o'],
  months: [
    'gennaio|gen',
    'febbraio|feb',
    'marzo|mar',
    'aprile|apr',
    'maggio|mag',
    'giugno|giu',
    'luglio|lug',
    'agosto|ago',
    'settembre|sett|set',
    'ottobre|ott',
    'novembre|nov',
    'dicembre|dic',
  ],
  seasons: ['primavera', 'estate', 'autunno', 'inverno'],
  now: ['oggi', 'attuale', 'attualmente', 'presente', 'in corso', 'ad oggi', 'alla data attuale', 'corrente', 'ora'],
  since: ['dal', 'da', 'dall’', "dall'", 'a partire dal'],
  until: ['a', 'al', 'ad', 'fino a', 'fino al', 'sino al', 'all’', "all'"],
  pageTitles: ['curriculum vitae', 'curriculum', 'cv', 'curriculum vitae europass'],
}
