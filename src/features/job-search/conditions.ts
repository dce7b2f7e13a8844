import type { Condition } from './condition-names.ts'

/*
 * How people write these conditions, in lower case without accents and hyphens: English, German, French, Spanish, Portuguese, Dutch,
 * Swedish, Polish. A phrase before a '!' is not a condition if one of the words after the '!' follows it: 'contract manager' does not ask
 * for a contract.
 */
const lines: [Condition, string][] = [
  [
    { kind: 'level', value: 'entry' },
    `entry level, junior ! high, jr, graduate, graduates, new grad, trainee, no experience, without experience, no experience needed,
    no experience required, beginner, school leaver, berufseinsteiger, einsteiger, quereinsteiger, ohne erfahrung, debutant, debutante,
    sans experience, sin experiencia, sem experiencia, starter, zonder ervaring, utan erfarenhet, bez doswiadczenia, mlodszy, mlodsza`,
  ],
  [
    { kind: 'level', value: 'senior' },
    `senior ! care carer carers living home homes citizen citizens housing, snr, sr, lead ! generation gen time singer guitarist,
    experienced, confirme, confirmee, experimente, starszy, starsza, erfaren`,
  ],
  [
    { kind: 'type', value: 'part-time' },
    `part time, parttime, part timer, teilzeit, in teilzeit, halbtags, halbtagsjob, temps partiel, a temps partiel, mi temps, jornada parcial,
    media jornada, tiempo parcial, medio tiempo, tempo parcial, meio periodo, meio tempo, deeltijd, deltid, pol etatu, na pol etatu,
    niepelny etat`,
  ],
  [
    { kind: 'type', value: 'full-time' },
    `full time, fulltime, vollzeit, in vollzeit, temps plein, a temps plein, temps complet, jornada completa, tiempo completo, tempo integral,
    tempo inteiro, voltijd, heltid, pelny etat, na pelny etat`,
  ],
  [
    { kind: 'type', value: 'contract' },
    `contract ! manager managers management administrator negotiator specialist law lawyer lead officer, contract work, contractor ! manager,
    fixed term, fixed term contract, freelance, befristet, cdd, umowa zlecenie`,
  ],
  [
    { kind: 'type', value: 'temporary' },
    `temporary ! works, temp, temp work, seasonal, summer job, summer jobs, aushilfe, saisonarbeit, saisonnier, saisonniere, interim ! manager,
    trabajo temporal, trabalho temporario, tijdelijk, vikariat, sommarjobb, praca tymczasowa, praca sezonowa`,
  ],
  [
    { kind: 'type', value: 'internship' },
    `internship, internships, intern ! medicine, interns, work placement, praktikum, praktikant, praktikantin, stage ! manager technician crew
    hand lighting director, stagiaire, practicas, becario, becaria, estagio, estagiario, estagiaria, stageplek, praktikplats, praktik, staz,
    stazysta, praktyki`,
  ],
  [
    { kind: 'mode', value: 'remote' },
    `remote ! sensing control, remotely, fully remote, remote work, remote only, wfh, work from home, working from home, work at home,
    work from anywhere, from home, home based, home office, homeoffice, im homeoffice, fernarbeit, telework, telecommute, teletravail,
    en teletravail, a distance, teletrabajo, trabajo remoto, remoto, remota, en remoto, a distancia, trabalho remoto, thuiswerk,
    thuiswerken, vanuit huis, distans, pa distans, distansarbete, jobba hemifran, hemifran, zdalna, zdalnie, praca zdalna`,
  ],
  [
    { kind: 'mode', value: 'hybrid' },
    `hybrid ! vehicle vehicles cloud car cars powertrain, hybrid work, hybride, hybrides arbeiten, travail hybride, hibrido, hibrida,
    hybride werken, hybridarbete, hybrydowa, hybrydowo, praca hybrydowa`,
  ],
  [
    { kind: 'mode', value: 'on-site' },
    `on site ! support manager, onsite ! support manager, in office, in person, vor ort, sur site, presencial, op locatie, pa plats, stacjonarna,
    stacjonarnie, praca stacjonarna`,
  ],
]

/** Words that a job search does not need, such as 'jobs', and words that only join others. */
export const redundantWords: ReadonlySet<string> = new Set(
  `job jobs vacancy vacancies hiring position positions opening openings opportunity opportunities career careers
  stelle stellen stellenangebot stellenangebote jobangebote emploi emplois offre offres recrutement trabajo empleo oferta ofertas vaga vagas
  emprego vacature vacatures baan banen jobb praca oferty pracy ledigt ledige
  als fur mit und der die das im bei zum zur le la les des du de pour avec et un une el los las para con del y em com voor met en het een van
  med och pa som dla na na w z i do near me my find a in as for with and or of at the`
    .trim()
    .split(/\s+/),
)

/** The condition that each phrase means, and the words that must not follow the phrase. */
export const phrases: ReadonlyMap<string, { condition: Condition; notBefore: ReadonlySet<string> }> = new Map(
  lines.flatMap(([condition, text]) =>
    text.split(',').map((one) => {
      const [said = '', not = ''] = one.split('!')
      const notBefore = new Set(not.trim().split(/\s+/).filter(Boolean))
      return [said.trim().replace(/\s+/g, ' '), { condition, notBefore }] as const
    }),
  ),
)
