import type { ImportField } from '#features/import-files/fields.ts'

/** What a column of a file of questions can be, with its names in foreign systems. Other columns are not imported. */
const named = [
  {
    key: 'question',
    label: 'Question',
    pattern: /\b(question|questions|interview question)\b.*\b(text|title|body|label|wording)\b/,
    names: `question text, question title, question body, question label, interview question, interview questions, screening question, application question, custom question, questions, text of the question, wording, prompt, ask,
      frage, fragen, fragetext, fragestellung, frage text, bewerberfrage, bewerbungsfrage, interviewfrage, screeningfrage, zusatzfrage,
      intitule de la question, libelle de la question, texte de la question, question posee, questions a poser, enonce, libelle, intitule,
      pregunta, preguntas, texto de la pregunta, enunciado, domanda, domande, testo della domanda, testo domanda, quesito, vraag, vragen, vraagtekst, vraagstelling,
      pergunta, perguntas, texto da pergunta, questao, pytanie, pytania, tresc pytania, fraga, fragor, sporsmal, sporgsmal, kysymys, soru, вопрос, вопросы, текст вопроса, otazka,
      label, title, body, text, field label, field name, name`,
  },
  {
    key: 'type',
    label: 'Type of answer',
    pattern:
      /\b(question|answer|response|field|input|form)\b.*\b(type|kind|format)\b|\b(type|tipo|typ)\b.*\b(question|reponse|pregunta|respuesta|domanda|risposta|pergunta|resposta|pytania|odpowiedzi|champ|campo)\b/,
    names: `type, question type, answer type, response type, field type, input type, format, answer format, kind, control, fragetyp, fragentyp, fragenart, frageart, antworttyp, antwortart, antwortformat, typ der frage, feldtyp, typ, art, art der frage, art der antwort,
      type de question, type de reponse, format de reponse, tipo, tipo de pregunta, tipo de respuesta, tipo di domanda, tipo domanda, tipo di risposta, tipo risposta, vraagtype, soort vraag, type vraag, antwoordtype, tipo de pergunta, tipo de resposta, rodzaj, rodzaj pytania, typ pytania, typ odpowiedzi, fragetyp, тип, тип вопроса`,
  },
  {
    key: 'several',
    label: 'Several answers',
    names: `several answers, multiple answers, allow multiple, allow multiple selection, allow multiple answers, multiple allowed, multi select allowed, mehrere antworten, mehrfachauswahl, mehrfachauswahl moglich, mehrfachantwort, plusieurs reponses, varias respuestas, piu risposte, meerdere antwoorden, answers, multiple`,
    isValue: (text: string) => isFlag(text) || text === 'one' || text === 'several',
    pattern: /^(answers|multiple)$/,
  },
  {
    key: 'options',
    label: 'Options',
    many: true,
    pattern:
      /^(?:answer |response )?(?:option|choice|answer|antwort|opcion|reponse|choix|opzione|risposta|optie|opcao|wariant|opcja|auswahl) ?[a-h0-9]{1,2}$/,
    names: `choices, answer options, answer choices, response options, possible answers, allowed values, values, alternatives, options list, option list, dropdown options, select options, picklist values,
      antwortmoglichkeiten, antwortoptionen, antwortmoglichkeit, antworten zur auswahl, auswahlmoglichkeiten, auswahloptionen, optionen, auswahl, antwortvorgaben, vorgaben, mogliche antworten,
      choix, choix possibles, choix de reponse, reponses possibles, reponses proposees, propositions, modalites, opciones, opciones de respuesta, respuestas posibles, posibles respuestas, alternativas, valores,
      opzioni, opzioni di risposta, risposte possibili, possibili risposte, opties, antwoordopties, mogelijke antwoorden, keuzes, antwoordmogelijkheden, opcoes, opcoes de resposta, respostas possiveis, opcje, opcje odpowiedzi, mozliwe odpowiedzi, odpowiedzi do wyboru, warianty, svarsalternativ, варианты, варианты ответа`,
  },
  {
    key: 'required',
    label: 'Required',
    pattern:
      /\b(required|mandatory|compulsory|pflicht\w*|obligat\w*|obbligat\w*|verplicht\w*|wymagan\w*|erforderlich|requis\w*|requerid\w*)\b/,
    names: `mandatory, compulsory, is required, required question, must answer, pflicht, pflichtfrage, pflichtfeld, pflichtangabe, erforderlich, muss, verpflichtend, obligatoire, requis, requise, reponse obligatoire, obligatoria, obligatorio, requerida, requerido, obbligatoria, obbligatorio, richiesta, verplicht, verplichte vraag, obrigatoria, obrigatorio, wymagane, wymagana, obowiazkowe, obowiazkowa, obligatorisk, обязательный, обязательно`,
  },
  {
    key: 'optional',
    label: 'Optional',
    names: `can be skipped, may be skipped, freiwillig, optionale frage, facultatif, facultative, opcional, facoltativa, facoltativo, optioneel, opcjonalne, voluntary`,
  },
  {
    key: 'knock_out',
    label: 'Deal-breaker',
    pattern:
      /\b(knock ?out|k ?o|killer|deal ?breaker|disqualif\w*|ausschluss\w*|eliminat\w*|excluyente\w*|eliminator\w*|knockout\w*|reject\w* (?:if|answer)|descart\w*)\b/,
    names: `knockout, knock out, knock-out, knockout question, knockout answer, ko, k.o., ko frage, ko kriterium, k.o.-kriterium, k.o.-frage, ausschlusskriterium, ausschluss, dealbreaker, deal breaker, deal-breaker, disqualifying, disqualifying answer, disqualifies, disqualify if, reject if, auto reject, killer question, eliminatoire, question eliminatoire, reponse eliminatoire, excluyente, eliminatoria, respuesta excluyente, eliminatorio, escludente, domanda escludente, uitsluitend antwoord, uitsluiting, dyskwalifikujace, pytanie dyskwalifikujace`,
  },
  {
    key: 'set',
    label: 'Question set',
    names: `set, set name, name of the set, question set name, questionnaire, questionnaire name, form, form name, form title, template, template name, kit, interview kit, interview kit name, survey, survey name, questionnaire title, bank, question bank, pool, fragebogen, fragenkatalog, fragenset, fragensatz, vorlage, formular, katalog, questionnaire nom, modele, nom du questionnaire, formulaire, cuestionario, plantilla, formulario, conjunto, questionario, modulo, modello, modulo di candidatura, vragenlijst, sjabloon, formulier, set vragen, conjunto de perguntas, zestaw, zestaw pytan, kwestionariusz, formularz, szablon`,
  },
  {
    key: 'category',
    label: 'Group',
    pattern: /\b(question|frage\w*)\b.*\b(category|group|section|kategorie|gruppe)\b/,
    names: `category, group, group name, section, section name, topic, theme, area, subject, heading, block, competency, competence, skill, attribute, stage, category name, question category, question group, page,
      kategorie, gruppe, abschnitt, thema, themenbereich, themengebiet, bereich, rubrik, kompetenz, fragenblock, themenblock, frageblock,
      categorie, groupe, rubrique, domaine, themes, competence evaluee, bloc, partie, categoria, grupo, seccion, tema, area tematica, competencia, bloque, ambito, apartado, gruppo, sezione, argomento, competenza, categorie vraag, rubriek, onderwerp, groep, onderdeel, thema s, secao, topico, assunto, kategoria, grupa, sekcja, temat, obszar, kategori, категория, раздел, тема`,
  },
  {
    key: 'kind',
    label: 'Kind of interview question',
    names: `interview type, kind of question, question kind, style, question style, behavioral or technical, art der interviewfrage, nature, nature de la question, naturaleza`,
  },
  {
    key: 'help',
    label: 'Help text',
    many: true,
    names: `help, hint, description, instructions, instruction, question description, guidance text, note for candidates, subtitle, helper text, tooltip, explanation for candidates, hilfetext, hinweis, hinweistext, erlauterung, beschreibung, hilfe, erklarung, aide, texte d aide, precision, precisions, consigne, description de la question, ayuda, texto de ayuda, descripcion, aclaracion, indicaciones, aiuto, testo di aiuto, descrizione, spiegazione, hulptekst, toelichting, uitleg, omschrijving, ajuda, texto de ajuda, descricao, pomoc, opis, wskazowka, podpowiedz`,
  },
  {
    key: 'placeholder',
    label: 'Placeholder',
    names: `placeholder text, platzhalter, texte indicatif, marcador, segnaposto, tijdelijke tekst, example answer text`,
  },
  {
    key: 'min',
    label: 'Smallest number',
    names: `min, minimum, min value, minimum value, kleinster wert, mindestwert, valeur minimale, valor minimo, valore minimo`,
  },
  {
    key: 'max',
    label: 'Largest number',
    names: `max, maximum, max value, maximum value, grosster wert, hochstwert, valeur maximale, valor maximo, valore massimo`,
  },
  {
    key: 'max_length',
    label: 'Most characters',
    names: `max length, maximum length, max characters, character limit, maxlength, zeichenlimit, maximale zeichen, max zeichen, longueur maximale, nombre max de caracteres, longitud maxima, maximo de caracteres, lunghezza massima, maximale lengte`,
  },
  {
    key: 'status',
    label: 'Status',
    names: `in use, active, is active, enabled, question status, aktiv, verwendet, in verwendung, statut, actif, estado, activo, activa, stato, attivo, attiva, actief, situacao, ativo, ativa, aktywne`,
  },
  { key: 'part', label: 'Part of the form', names: 'form part, part of form' },
  {
    key: 'name',
    label: 'Name in the form',
    names: 'name in the form, field key, api name, system field, key, field id name, internal name',
  },
] as const satisfies readonly ImportField[]

const isFlag = (text: string): boolean => /^(true|false|yes|no|ja|nein|oui|non|si|sí|x|0|1)$/i.test(text.trim())

export type QuestionField = (typeof named)[number]['key']
export const questionFields: readonly ImportField<QuestionField>[] = named

const labels = new Map<string, string>(questionFields.map(({ key, label }) => [key, label]))
export const labelOf = (key: QuestionField): string => labels.get(key) ?? key
