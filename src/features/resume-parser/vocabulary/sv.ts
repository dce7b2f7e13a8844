import { listed } from './listed.ts'
import type { Vocabulary } from './vocabulary.ts'

export const swedish: Vocabulary = {
  headings: {
    contact: ['kontakt', 'kontaktuppgifter', 'personuppgifter', 'personlig information', 'kontaktinformation'],
    summary: ['profil', 'sammanfattning', 'om mig', 'presentation', 'personlig profil'],
    jobs: listed(`
      arbetslivserfarenhet | erfarenhet | erfarenheter | arbetserfarenhet | anställningar | yrkeserfarenhet |
      anställning | praktik | arbetslivserfarenheter | uppdrag
    `),
    education: ['utbildning', 'utbildningar', 'studier', 'akademisk bakgrund'],
    skills: listed(`
      kompetenser | färdigheter | kunskaper | kompetens | datakunskaper | it-kunskaper | tekniska färdigheter |
      egenskaper | teknisk kompetens | främsta kompetenser | programmeringsspråk | Datorkunskaper
    `),
    languages: ['språk', 'språkkunskaper', 'språkkunskap'],
    certifications: [
      'certifieringar',
      'certifikat',
      'kurser',
      'kurser och certifikat',
      'körkort',
      'licenser',
      'kurser och utbildningar',
    ],
    projects: ['projekt', 'egna projekt'],
    custom: listed(`
      intressen | hobby | fritid | ideellt arbete | publikationer | utmärkelser | referenser | övrigt | meriter |
      föreningsliv | övriga meriter | fritidsintressen | engagemang | Körkort
    `),
  },
  adjectives: ['övriga', 'relevant', 'personlig'],
  others: ['ovrigt'],
  and: ['och', '&'],
  months: [
    'januari|jan',
    'februari|feb',
    'mars|mar',
    'april|apr',
    'maj',
    'juni|jun',
    'juli|jul',
    'augusti|aug',
    'september|sept|sep',
    'oktober|okt',
    'november|nov',
    'december|dec',
  ],
  seasons: ['vår|våren', 'sommar|sommaren', 'höst|hösten', 'vinter|vintern'],
  now: ['nu', 'nuvarande', 'pågående', 'idag', 'tills vidare', 'nutid', 'pågår', 'dags dato'],
  since: ['sedan', 'från'],
  until: ['till', 't.o.m'],
  pageTitles: ['curriculum vitae', 'meritförteckning', 'cv'],
}
