import { listed } from './listed.ts'
import type { Vocabulary } from './vocabulary.ts'

export const spanish: Vocabulary = {
  headings: {
    contact: [
      'contacto',
      'datos personales',
      'datos de contacto',
      'información personal',
      'información de contacto',
      'contactar',
      'datos generales',
    ],
    summary: listed(`
      perfil | perfil profesional | perfil personal | resumen | resumen profesional | sobre mí | acerca de mí |
      objetivo | objetivo profesional | extracto | presentación | quién soy
    `),
    jobs: listed(`
      experiencia | experiencias | experiencia laboral | experiencia profesional | experiencia de trabajo |
      trayectoria | trayectoria profesional | trayectoria laboral | historial laboral | historia laboral | empleo |
      antecedentes laborales | prácticas | prácticas profesionales | experiencia docente |
      experiencia en investigación | Vida laboral
    `),
    education: listed(`
      formación | formación académica | educación | estudios | estudios realizados | historial académico |
      educación y formación | formación reglada | titulación | preparación académica | antecedentes académicos |
      grados académicos | educación superior | Titulaciones | Datos académicos
    `),
    skills: listed(`
      habilidades | habilidades técnicas | competencias | competencias clave | competencias técnicas | conocimientos |
      conocimientos técnicos | aptitudes | aptitudes principales | destrezas | informática | herramientas |
      capacidades | tecnologías | competencias digitales | conocimientos informáticos | software | fortalezas |
      habilidades personales | habilidades blandas | lenguajes de programación | lenguajes | bases de datos |
      metodologías | programación
    `),
    languages: ['idiomas', 'idioma', 'lenguas', 'languages'],
    certifications: listed(`
      certificaciones | certificación | certificados | cursos | cursos y certificaciones | cursos y certificados |
      formación complementaria | formación continua | cursos y talleres | licencias | capacitación | capacitaciones |
      diplomados | Cursos online | Cursos en línea
    `),
    projects: ['proyectos', 'proyectos personales', 'proyectos destacados', 'proyecto', 'portafolio'],
    custom: listed(`
      intereses | aficiones | voluntariado | publicaciones | premios | premios y reconocimientos | reconocimientos |
      logros | referencias | otros datos | otros | datos de interés | información adicional | pasatiempos |
      distinciones | becas | congresos | actividades | ponencias | asociaciones | recomendaciones | honores |
      divulgación
    `),
  },
  adjectives: listed(`
    profesional | profesionales | laboral | personal | personales | otras | otros | principales | académica |
    técnicas | mis
  `),
  others: ['otros', 'otras'],
  and: ['y', 'e', '&', 'o'],
  months: [
    'enero|ene',
    'febrero|feb',
    'marzo|mar',
    'abril|abr',
    'mayo|may',
    'junio|jun',
    'julio|jul',
    'agosto|ago',
    'septiembre|setiembre|sept|sep|set',
    'octubre|oct',
    'noviembre|nov',
    'diciembre|dic',
  ],
  seasons: ['primavera', 'verano', 'otoño', 'invierno'],
  now: listed(`
    actualidad | la actualidad | actual | actualmente | presente | el presente | hoy | la fecha | hasta la fecha |
    a la fecha | fecha | en curso | ahora
  `),
  since: ['desde', 'de', 'desde el'],
  until: ['a', 'al', 'hasta', 'hasta el'],
  pageTitles: ['curriculum vitae', 'currículum vitae', 'currículum', 'hoja de vida', 'cv'],
}
