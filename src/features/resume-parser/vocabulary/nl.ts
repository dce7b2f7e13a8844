import { listed } from './listed.ts'
import type { Vocabulary } from './vocabulary.ts'

export const dutch: Vocabulary = {
  headings: {
    contact: [
      'contact',
      'contactgegevens',
      'persoonlijke gegevens',
      'personalia',
      'persoonlijke informatie',
      'gegevens',
      'contactpersoon',
      'Persoonsgegevens',
    ],
    summary: [
      'profiel',
      'samenvatting',
      'over mij',
      'persoonlijk profiel',
      'profielschets',
      'doel',
      'doelstelling',
      'introductie',
      'Wie ben ik',
    ],
    jobs: listed(`
      werkervaring | ervaring | professionele ervaring | loopbaan | werkgeschiedenis | arbeidsverleden | stages |
      stage | relevante werkervaring | carrière | beroepservaring | Werk | Bijbanen
    `),
    education: listed(`
      opleiding | opleidingen | onderwijs | studie | studies | opleiding en training | opleidingen en cursussen |
      scholing | onderwijs en opleiding | Genoten opleidingen
    `),
    skills: listed(`
      vaardigheden | competenties | kennis | technische vaardigheden | computervaardigheden | kennis en vaardigheden |
      eigenschappen | digitale vaardigheden | belangrijkste vaardigheden | software | kerncompetenties |
      programmeertalen | softwarevaardigheden | IT-vaardigheden | IT-kennis
    `),
    languages: ['talen', 'talenkennis', 'taalvaardigheden', 'taal', 'languages'],
    certifications: [
      'certificaten',
      'certificeringen',
      'cursussen',
      'trainingen',
      'cursussen en trainingen',
      'licenties',
      'bijscholing',
      'Certificaat',
      'Online cursussen',
    ],
    projects: ['projecten', 'project', 'persoonlijke projecten'],
    custom: listed(`
      interesses | hobby's | hobbys | hobby’s | vrijwilligerswerk | publicaties | prijzen | referenties |
      nevenactiviteiten | overig | overige | lidmaatschappen | activiteiten | bestuurservaring | onderscheidingen |
      vrije tijd | Rijbewijs
    `),
  },
  adjectives: ['professionele', 'overige', 'persoonlijke', 'relevante'],
  others: ['overig', 'overige'],
  and: ['en', '&'],
  months: [
    'januari|jan',
    'februari|feb',
    'maart|mrt',
    'april|apr',
    'mei',
    'juni|jun',
    'juli|jul',
    'augustus|aug',
    'september|sept|sep',
    'oktober|okt',
    'november|nov',
    'december|dec',
  ],
  seasons: ['lente|voorjaar', 'zomer', 'herfst|najaar', 'winter'],
  now: ['heden', 'nu', 'vandaag', 'huidig', 'tot heden', 'tot nu', 'momenteel', 'heden ten dage'],
  since: ['sinds', 'vanaf', 'van'],
  until: ['tot', 't/m', 'tot en met'],
  pageTitles: ['curriculum vitae', 'cv', 'personalia'],
}
