import { rootOf } from './read-words.ts'

const roots = (words: string) => new Set(words.split(/\s+/).filter(Boolean).map(rootOf))

/**
 * Words that state no fact by themselves. Every other word of a rewrite must be in the person's own material, so no list of
 * employers, skills or titles is needed, and unknown words are rejected as well.
 */
export const neutralWords = roots(`
  a an the this that these those there here it its itself they them their theirs themselves he she his her we us our ours i me my mine myself you your yours
  who whom whose which what when where why how whether if then than as so such both either each every any all some other others another same own
  and or but nor yet for of to in on at by with without within from into onto upon over under up down out off across through throughout along among amongst between during before after since until till while against toward towards behind beside besides beyond about around near per via despite except plus
  be am is are was were been being have has had having do does did doing done will would shall should can could may might must let
  not no never also too only just even still already now again once often further furthermore moreover however therefore thus hence instead rather otherwise because although though
  don't doesn't didn't isn't aren't wasn't weren't can't couldn't won't wouldn't i'm i've i'd i'll it's that's
  use make build create produce develop write draft compose prepare deliver provide complete perform carry conduct handle process resolve address apply work keep maintain support assist help contribute cover serve act show give bring take put set look add ensure enable allow offer do get gather obtain share begin continue include involve focus relate concern result remain hold go come find turn place fit need want seek become stay move follow join combine pair base rely draw reach respond answer receive
  including involving regarding covering making resulting leading related based
  work way part result need use thing matter form kind role position experience background focus purpose detail step side place point area field range effort task
  clear clearly direct directly close closely main mainly current currently former formerly previous previously overall together well able available ready good better relevant different full fully whole careful carefully more most less least much many few very quite
  new strong day-to-day end
`)

/** Phrases of letters that state no fact. */
export const letterWords = roots(`
  dear sincerely regards kind faithfully hello thank thanks please write apply application applicant resume letter attach enclose hope look forward hear discuss discussion talk conversation meet meeting speak call contact chance opportunity welcome consider consideration time interest interested believe think feel know learn read see enjoy appreciate appeal excite excited eager keen glad happy pleased delighted value would question further reason why particularly especially match suit bring offer candidate role post advertise vacancy company organisation organization join next soon convenience attention like accept
`)

/** Verbs that claim more than a neutral word: each needs a verb of its group in the original text. */
const claimGroups: readonly string[] = [
  'manage oversee run supervise responsible charge accountable duty duties administer own govern',
  'lead led head direct spearhead chair',
  'launch introduce establish initiate pioneer found start roll',
  'increase raise grow boost improve enhance strengthen lift expand accelerate gain improvement growth rise',
  'improve refine streamline simplify optimise optimize better upgrade enhance modernise modernize improvement',
  'reduce cut lower decrease shorten save shrink minimise minimize trim drop reduction decrease saving fewer less',
  'teach train coach mentor instruct educate tutor teaching training',
  'design plan shape model architect layout',
  'analyse analyze examine evaluate assess study investigate analysis evaluation assessment review check verify inspect test',
  'present communicate explain describe presentation communication',
  'arrange organise organize coordinate schedule plan coordination',
  'fix repair mend resolve solve correct restore',
  'collaborate partner cooperate work with together',
  'check review verify test inspect examine',
  'speed fast faster quick quicker quickly accelerate',
  'track monitor follow watch measure',
  'gather collect compile obtain assemble',
  'document record report log note',
  'help support assist aid contribute participate',
  'update revise renew refresh',
  'sort order file arrange',
  'answer respond reply handle',
  'specialise specialize focus expert',
  'recommend suggest propose advise',
]
export const claimWords: readonly Set<string>[] = claimGroups.map(roots)

const words = (list: string) => new Set(list.split(' '))

/** Ranks: they are compared as written, never by root, and together with the word after them. */
export const rankLabels = words(
  'senior junior lead head chief principal staff vice deputy associate assistant acting interim executive',
)

/** Roles: compared in the same way, together with the word before them. */
export const roleWords = words(
  'director manager president founder cofounder partner owner supervisor ceo cto cfo coo cio vp svp evp intern trainee apprentice analyst engineer developer designer nurse teacher accountant consultant specialist coordinator administrator architect scientist officer technician clerk representative agent advisor adviser trainer programmer researcher professor lecturer doctor lawyer attorney editor journalist producer planner buyer strategist leader expert master winner champion employee graduate fellow',
)

/** Wishes: from these words to the end of the clause nothing is claimed as a fact. */
export const wishes =
  /\b(?:look(?:ing)? (?:for|to|forward)|seek(?:ing|s)?|aspir\w+|apply(?:ing)? (?:for|to)|application (?:for|to)|interest(?:ed)? in|(?:ready|want\w*|hop(?:e|es|ing)|eager|keen|willing|prepared|able|like|pleased|glad|happy) to|prepared me to|would|considered for|consider me for|position of|post of|role of|(?:the )?[\p{L} ]{3,40} (?:position|post)\b)[^.!?;\n]*/giu

/** Words that a rewrite may neither lose nor gain: without them the sentence has another meaning. */
export const hedges: readonly RegExp[] = [
  /\b(?:not|no|never|none|neither|nor|without|cannot|hardly|rarely|seldom|[a-z]+n't)\b/gi,
  /\b(?:help(?:ed|s|ing)?|assist(?:ed|s|ing)?|aid(?:ed|ing)?|support(?:ed|s|ing)?|contribut(?:e|ed|es|ing)|participat(?:e|ed|es|ing)|part of|took part|involved (?:in|with)|worked on|working on|alongside|jointly)\b/gi,
  /\b(?:aim(?:ed|s|ing)?|plan(?:ned|ning)? to|tr(?:y|ied|ying)|attempt(?:ed|ing|s)?|intend(?:ed|s)?|hop(?:e|ed|ing) to|proposed|expected|supposed to|potential(?:ly)?|could|might|would)\b/gi,
  /\b(?:shadow(?:ed|ing)?|observ(?:e|ed|ing)|witness(?:ed)?|learn(?:ed|t|ing|s)?|studying|training in|familiar with|basic|beginner|some knowledge|introductory|currently studying|pending|in progress|unfinished|incomplete|former(?:ly)?|previous(?:ly)?|ex|volunteer(?:ed|ing)?|unpaid|interim|acting|temporary|part-time)\b/gi,
]

/** Words that exaggerate; a rewrite may remove them but not add any. */
export const boasts = /\b(?:only|alone|solely|always|all|most)\b/gi
