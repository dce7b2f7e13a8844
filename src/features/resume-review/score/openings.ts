import type { ReviewLanguage } from './read-language.ts'

/** Openings that hide what the person did. */
export const weakOpening =
  /^(?:i\s+)?(?:(?:was|were|am|is|are|been|being)\s+(?:also\s+|mainly\s+|primarily\s+)?)?(?:responsible for|in charge of|tasked with|involved (?:in|with)|accountable for|expected to|required to|asked to|part of|able to)\b|^(?:i\s+)?(?:help(?:ed|s|ing)?|assist(?:ed|s|ing)?|aid(?:ed|ing)?)\b|^(?:i\s+)?(?:work(?:ed|s|ing)? (?:on|with|in|as|closely)|particip(?:ated|ates|ating) in|dealt with|deal with|handled? (?:various|all)|did\b|made\b|got\b|took care of|tried to|managed to)|^(?:my\s+|main\s+|key\s+|daily\s+)*(?:duties|responsibilities|tasks|role)\b/i

/** Clichés: they are true of everyone and so give no information. */
export const fillers =
  /\b(?:hard[- ]?work(?:ing|er)|team[- ]player|results?[- ](?:driven|oriented)|detail[- ]oriented|self[- ](?:starter|motivated)|go[- ]getter|highly motivated|people person|fast learner|quick learner|think(?:ing)? outside (?:of )?the box|synerg(?:y|ies|istic)|dynamic (?:professional|individual)|proven track record|best[- ]of[- ]breed|value[- ]add(?:ed)?|go-to person|strategic thinker|excellent communication skills|various (?:tasks|duties|projects)|in order to|on a (?:daily|weekly|monthly) basis|due to the fact that|above and beyond|hit the ground running|wears? many hats|can-do attitude|positive attitude|fast-paced environment|work(?:s|ing)? well independently|(?:strong )?work ethic|natural(?:-| )born leader|1[0-9]0 ?(?:%|percent) effort|references available|excellent multitasker|challenging position|other duties as (?:needed|assigned)|adding value|best practices to drive|etc)\b/gi

/** Openings, clichés and pronouns by language; the other languages have no such rules yet. */
export const wordsToAvoid: Record<ReviewLanguage, { openings: RegExp; cliches: RegExp; firstPerson: RegExp }> = {
  en: {
    openings: weakOpening,
    cliches: fillers,
    firstPerson:
      /(?<![\p{L}\p{N}.])(?:I(?:['’](?:m|ve|d|ll))?(?![\p{L}\p{N}./])|[Mm]y|[Mm]yself|[Mm]ine)(?![\p{L}\p{N}])/u,
  },
  de: {
    openings:
      /^(?:ich\s+)?(?:(?:war\s+)?(?:verantwortlich|zuständig) für|mitarbeit (?:an|bei|in)|mithilfe (?:bei|von)|unterstützung (?:bei|von|der|des)|hilfe bei|beteiligt an|teilnahme an|tätig (?:als|in)|half|unterstützte|arbeitete (?:an|mit|in)|aufgaben|zu meinen aufgaben)(?!\p{L})/iu,
    cliches:
      /(?<!\p{L})(?:team-?player|teamfähig(?:keit)?|belastbar(?:keit)?|hoch ?motiviert|ergebnisorientiert|lernbereit(?:schaft)?|kommunikationsstark|schnelle auffassungsgabe|hands-on-mentalität|dynamische persönlichkeit|fleißig|diverse (?:aufgaben|tätigkeiten|projekte)|usw|etc)(?!\p{L})/giu,
    firstPerson: /(?<!\p{L})(?:ich|mich|mir|mein(?:e[mnrs]?)?)(?!\p{L})/iu,
  },
  fr: {
    openings:
      /^(?:j['’]ai\s+)?(?:(?:été\s+)?(?:responsable|chargée?|en charge) (?:de|du|des)|responsable d['’]|chargée? d['’]|participation (?:à|au|aux)|particip(?:é|er) (?:à|au|aux)|contribution (?:à|au|aux)|aide (?:à|au|aux)|aid(?:é|er) (?:à|au|les|le|la)|assist(?:é|er)|travaill(?:é|er) (?:sur|avec|dans)|tâches|missions?)(?!\p{L})/iu,
    cliches:
      /(?<!\p{L})(?:esprit d['’]équipe|travailleur acharné|travailleuse acharnée|force de proposition|dynamique et motivée?|très motivée?|orientée? résultats|sens du détail|apprends? (?:vite|rapidement)|excellent relationnel|diverses (?:tâches|missions)|etc)(?!\p{L})/giu,
    firstPerson: /(?<!\p{L})(?:je|j['’]|moi|mon|mes)(?!\p{L}{2})/iu,
  },
  es: {
    openings:
      /^(?:yo\s+)?(?:(?:fui\s+)?(?:responsable|encargad[oa]) de|a cargo de|participación en|particip(?:é|ar) en|apoyo (?:en|a)|ayud(?:é|ar|a) (?:a|en|con)|asist(?:í|encia) (?:a|en)|trabaj(?:é|ar) (?:en|con)|funciones|tareas)(?!\p{L})/iu,
    cliches:
      /(?<!\p{L})(?:trabajador(?:a)? incansable|trabajo en equipo|jugador(?:a)? de equipo|orientad[oa] a resultados|muy motivad[oa]|aprendo rápido|rápido aprendizaje|capacidad de trabajo bajo presión|don de gentes|diversas (?:tareas|funciones)|etc)(?!\p{L})/giu,
    firstPerson: /(?<!\p{L})(?:yo|mi|mis|me)(?!\p{L})/iu,
  },
}

/** The first word of a line, in lower case: usually a verb. */
export const openingWord = (text: string): string =>
  /^[\s•\-–*]*(?:i\s+)?(\p{L}+)/iu.exec(text)?.[1]?.toLowerCase() ?? ''

/** Present-tense verbs that open lines of resumes, to find the tense of a line. */
export const presentVerbs = new Set(
  'achieve administer advise analyse analyze answer apply arrange assemble assess assist audit automate build calculate care check clean coach collaborate collect communicate compile complete compose conduct configure consult contribute control coordinate create deliver deploy design develop direct draft drive edit educate ensure establish evaluate examine execute file fix forecast gather generate guide handle help identify implement improve increase inspect install instruct interview introduce investigate keep launch lead maintain make manage mentor migrate monitor negotiate operate optimise optimize order organise organize oversee perform plan prepare present process produce program promote provide publish recommend reconcile record recruit reduce repair report represent research resolve review run schedule sell serve solve supervise support teach test track train translate treat troubleshoot update use work write'.split(
    ' ',
  ),
)
