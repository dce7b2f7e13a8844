import { listed } from './listed.ts'
import type { Vocabulary } from './vocabulary.ts'

export const french: Vocabulary = {
  headings: {
    contact: listed(`
      coordonnées | informations personnelles | information personnelle | contact | contacter | me contacter |
      état civil | données personnelles | renseignements personnels | Infos
    `),
    summary: listed(`
      profil | profil professionnel | à propos | à propos de moi | présentation | objectif | objectif professionnel |
      résumé | qui suis-je | accroche | synthèse | Qui suis-je ?
    `),
    jobs: listed(`
      expérience | expériences | expérience professionnelle | expériences professionnelles | parcours |
      parcours professionnel | emplois | emploi | stages | stage | expériences de travail | expérience de travail |
      activité professionnelle | activités professionnelles | historique professionnel | projets et expériences |
      Missions | Expérience(s) professionnelle(s)
    `),
    education: listed(`
      formation | formations | formation académique | formation initiale | études | diplôme | diplômes |
      diplômes et formations | formation et diplômes | parcours académique | parcours scolaire | éducation |
      éducation et formation | cursus | cursus scolaire | scolarité | parcours universitaire | parcours de formation |
      Cursus universitaire
    `),
    skills: listed(`
      compétences | compétence | compétences clés | compétences techniques | compétences professionnelles |
      compétences informatiques | savoir-faire | savoir-être | logiciels | informatique | outils | atouts | qualités |
      aptitudes | compétences numériques | compétences et outils | technologies | principales compétences |
      compétences personnelles | connaissances | langages | environnement technique | domaines de compétences |
      langages de programmation | bases de données | méthodologies | programmation | langages informatiques
    `),
    languages: ['langues', 'langue', 'langues étrangères', 'compétences linguistiques', 'langues parlées'],
    certifications: listed(`
      certifications | certification | certificats | formations complémentaires | formation continue |
      formation professionnelle | habilitations | permis | attestations | Formations en ligne | Cours en ligne |
      Formation en ligne
    `),
    projects: [
      'projets',
      'projet',
      'projets personnels',
      'projets professionnels',
      'réalisations',
      'projets académiques',
      'projets réalisés',
      'projets scolaires',
    ],
    custom: listed(`
      centres d’intérêt | centres d'intérêt | centre d’intérêt | centre d'intérêt | centres d’intérêts |
      centres d'intérêts | loisirs | intérêts | bénévolat | engagement associatif | vie associative | prix |
      prix et distinctions | références | distinctions | publications | divers | activités |
      activités extra-professionnelles | divertissements | passions | hobbies | engagements |
      informations complémentaires | récompenses | associations | recommandations
    `),
  },
  adjectives: [
    'professionnelle',
    'professionnelles',
    'autres',
    'principales',
    'diverses',
    'mes',
    'personnelles',
    'techniques',
  ],
  others: ['autres', 'autre', 'divers'],
  and: ['et', '&', 'ou'],
  months: [
    'janvier|janv|jan',
    'février|févr|fév',
    'mars',
    'avril|avr',
    'mai',
    'juin',
    'juillet|juil',
    'août|aoû',
    'septembre|sept',
    'octobre|oct',
    'novembre|nov',
    'décembre|déc',
  ],
  seasons: ['printemps', 'été', 'automne', 'hiver'],
  now: listed(`
    aujourd’hui | aujourd'hui | à ce jour | ce jour | présent | actuel | actuellement | en cours | maintenant |
    à présent | en poste | auj | auj.
  `),
  since: ['depuis', 'dès', 'de', 'du', 'depuis le'],
  until: ['à', 'au', 'jusqu’à', "jusqu'à", "jusqu'en"],
  pageTitles: ['curriculum vitae', 'cv'],
}
