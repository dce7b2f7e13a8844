import { wordsOf } from '#features/import-files/words-of.ts'
import { listOf } from './words.ts'

/** Kinds of interview questions, which other systems give as the type of a question. */
export const interviewKinds = {
  general: 'General',
  technical: 'Technical',
  behavioral: 'Behavioral',
  situational: 'Situational',
  motivational: 'Motivation',
  cultural: 'Culture',
  leadership: 'Leadership',
  competency: 'Competency',
} as const
export type InterviewKind = keyof typeof interviewKinds

const lists: Record<InterviewKind, string> = {
  general: `general, generic, common, basic, introduction, introductory, icebreaker, ice breaker, opening, warm up, background, hr, hr question, allgemein, allgemeine frage, allgemeines, einstieg, einstiegsfrage, kennenlernen, generale, generales, general question, generalita, algemeen, geral, ogolne, ogolna, ogolny, generalidades, introduccion, generel, abschluss, closing, conclusion`,
  technical: `technical, tech, technical question, hard skill, hard skills, skill, skills, role specific, role related, job specific, functional, knowledge, coding, fachfrage, fachlich, fachliches, fachwissen, technisch, technische frage, fachfragen, technique, tecnica, tecnico, tecniche, tecnicas, technisch inhoudelijk, vakinhoudelijk, vakkennis, techniczne, techniczna, techniczny, pytanie techniczne, metier, especifica, conocimientos`,
  behavioral: `behavioral, behavioural, behavior, behaviour, behavioral question, star, past behaviour, past behavior, verhalten, verhaltensfrage, verhaltensbezogen, verhaltensfragen, verhaltensbasiert, comportemental, comportementale, comportementales, comportamiento, comportamental, comportamentale, conductual, conductuales, gedrag, gedragsvraag, gedragsgericht, behawioralne, behawioralna, behawioralny, competencias conductuales`,
  situational: `situational, situation, scenario, hypothetical, case, case study, case question, situativ, situative frage, situationsfrage, szenario, fallfrage, fallbeispiel, mise en situation, situationnelle, situationnel, situacional, situacionales, hipotetica, caso practico, situazionale, situazionali, situationeel, situatievraag, casus, sytuacyjne, sytuacyjna, sytuacyjny, estudo de caso`,
  motivational: `motivational, motivation, motivations, motivationsfrage, motivacion, motivacional, motivazione, motivazionale, motivatie, motivatievraag, motivacao, motywacja, motywacyjne, motywacyjna`,
  cultural: `cultural, culture, culture fit, cultural fit, values, culture add, kultur, werte, culturel, valeurs, cultura, valores, valori, cultuur, kulturowe, wartosci`,
  leadership: `leadership, management, managerial, fuhrung, fuhrungsfrage, leiderschap, liderazgo, lideranca, przywodztwo, encadrement`,
  competency: `competency, competence, competency based, soft skill, soft skills, kompetenz, kompetenzfrage, savoir etre, competencia, competencias, competenza, competentie, kompetencje, habilidades blandas`,
}
const words = new Map<string, InterviewKind>()
for (const [kind, list] of Object.entries(lists) as [InterviewKind, string][])
  for (const one of listOf(list)) if (!words.has(one)) words.set(one, kind)

const ENDING = / (?:question|questions|frage|fragen|vraag|pytanie|pregunta|interview)$/
const START = /^(?:question|pregunta|domanda|pytanie|pergunta) /

/** The kind of interview question that a text names as a whole; null for any other text. */
export function readInterviewKind(text: string): InterviewKind | null {
  const whole = wordsOf(text)
  return words.get(whole) ?? words.get(whole.replace(ENDING, '').replace(START, '')) ?? null
}
