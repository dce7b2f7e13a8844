import { listed } from './listed.ts'
import type { Vocabulary } from './vocabulary.ts'

export const portuguese: Vocabulary = {
  headings: {
    contact: [
      'contato',
      'contatos',
      'contacto',
      'contactos',
      'dados pessoais',
      'informações pessoais',
      'informação pessoal',
      'informações de contato',
      'dados de contato',
    ],
    summary: listed(`
      resumo | resumo profissional | perfil | perfil profissional | sobre | sobre mim | objetivo |
      objetivo profissional | objetivos | apresentação | síntese | resumo das qualificações |
      resumo de qualificações | Introdução
    `),
    jobs: listed(`
      experiência | experiências | experiência profissional | experiências profissionais | histórico profissional |
      percurso profissional | trajetória profissional | atividades profissionais | emprego | estágios |
      experiência de trabalho | atuação profissional
    `),
    education: listed(`
      formação | formação acadêmica | formação académica | educação | escolaridade | educação e formação |
      histórico acadêmico | formação escolar | habilitações literárias | habilitações académicas |
      formação complementar | graduação | estudos | percurso académico
    `),
    skills: listed(`
      habilidades | competências | conhecimentos | principais competências | competências técnicas |
      competências pessoais | aptidões | habilidades técnicas | conhecimentos técnicos | qualificações | tecnologias |
      ferramentas | competências digitais | competências informáticas | informática | competências de comunicação |
      competências de organização | competências relacionadas com o trabalho | competência digital |
      linguagens de programação | linguagens | bancos de dados | bases de dados | metodologias | programação |
      Conhecimentos de informática
    `),
    languages: ['idiomas', 'idioma', 'línguas', 'competências linguísticas', 'línguas estrangeiras', 'languages'],
    certifications: listed(`
      certificações | certificação | certificados | cursos | cursos complementares | cursos e certificações |
      licenças | formação profissional | cursos extracurriculares | certifications | Cursos online
    `),
    projects: ['projetos', 'projectos', 'projetos pessoais', 'projeto', 'portfólio'],
    custom: listed(`
      interesses | hobbies | voluntariado | publicações | prémios | prêmios | prêmios e reconhecimentos | conquistas |
      referências | informações adicionais | informação adicional | atividades | atividades extracurriculares |
      outras informações | distinções | associações | palestras | honors-awards | Adicional
    `),
  },
  adjectives: ['profissional', 'profissionais', 'pessoais', 'principais', 'outras', 'técnicas'],
  others: ['outros', 'outras'],
  and: ['e', '&', 'ou'],
  months: [
    'janeiro|jan',
    'fevereiro|fev',
    'março|mar',
    'abril|abr',
    'maio|mai',
    'junho|jun',
    'julho|jul',
    'agosto|ago',
    'setembro|set',
    'outubro|out',
    'novembro|nov',
    'dezembro|dez',
  ],
  seasons: ['primavera', 'verão', 'outono', 'inverno'],
  now: listed(`
    atual | atualmente | o momento | momento | presente | hoje | atualidade | até o momento | em curso | cursando |
    os dias atuais | até hoje | present
  `),
  since: ['desde', 'de'],
  until: ['a', 'à', 'até', 'ao'],
  pageTitles: ['curriculum vitae', 'currículo', 'currículo vitae', 'cv'],
}
