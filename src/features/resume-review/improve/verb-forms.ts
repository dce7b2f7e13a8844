const irregular: Record<string, [past: string, gerund?: string]> = {
  be: ['was'],
  begin: ['began', 'beginning'],
  bring: ['brought'],
  build: ['built'],
  buy: ['bought'],
  catch: ['caught'],
  choose: ['chose', 'choosing'],
  cut: ['cut', 'cutting'],
  do: ['did'],
  draw: ['drew'],
  drive: ['drove', 'driving'],
  feed: ['fed'],
  find: ['found'],
  get: ['got', 'getting'],
  give: ['gave', 'giving'],
  grow: ['grew'],
  hold: ['held'],
  keep: ['kept'],
  lead: ['led'],
  make: ['made', 'making'],
  meet: ['met'],
  oversee: ['oversaw', 'overseeing'],
  pay: ['paid'],
  put: ['put', 'putting'],
  read: ['read'],
  rebuild: ['rebuilt'],
  run: ['ran', 'running'],
  sell: ['sold'],
  send: ['sent'],
  set: ['set', 'setting'],
  speak: ['spoke'],
  spend: ['spent'],
  take: ['took', 'taking'],
  teach: ['taught'],
  think: ['thought'],
  undertake: ['undertook', 'undertaking'],
  win: ['won', 'winning'],
  rewrite: ['rewrote', 'rewriting'],
  write: ['wrote', 'writing'],
}

/** Verbs that open lines about work, in addition to the irregular ones. */
const regular =
  'attend bake book call change clear contact cover host mix offer open pack receive sign unload wash achieve add address adjust administer advise analyse analyze answer apply arrange assemble assess assign audit automate balance brief calculate care check clean close coach coordinate collaborate collect communicate compile complete compose conduct configure consolidate consult contribute control convert cook count create cultivate debug define deliver deploy design develop diagnose direct dispatch document draft edit educate enable enforce engage ensure establish estimate evaluate examine execute expand explain facilitate file filter fix forecast format gather generate grade greet guide handle help hire identify implement import improve increase inspect install instruct integrate interpret interview introduce investigate issue join launch liaise load maintain manage map market measure mentor merge migrate model moderate monitor motivate move negotiate observe operate optimise optimize order organise organize overhaul package paint perform pilot place plan prepare present print process procure produce program promote propose protect provide publish purchase reconcile record recommend recruit reduce redesign refactor refine register rehearse release repair replace report represent research resolve respond restore review revise revamp save scale schedule screen secure serve service shape ship simplify solve sort staff standardise standardize start stock store streamline strengthen structure supervise supply support survey test track train transfer translate transport treat troubleshoot tune update upgrade use utilise utilize validate verify visit welcome work'.split(
    ' ',
  )

const doubles =
  /^(?:map|plan|program|ship|stock up|refer|format{2}|control|scan|stop|trim|swap|chat|wrap|transfer|debug)$/

function pastOfRegular(verb: string): string {
  if (doubles.test(verb)) return `${verb}${verb.at(-1)}ed`
  if (verb.endsWith('e')) return `${verb}d`
  return /[^aeiou]y$/.test(verb) ? `${verb.slice(0, -1)}ied` : `${verb}ed`
}
function gerundOfRegular(verb: string): string {
  if (doubles.test(verb)) return `${verb}${verb.at(-1)}ing`
  return verb.endsWith('e') && !verb.endsWith('ee') ? `${verb.slice(0, -1)}ing` : `${verb}ing`
}

type Forms = { base: string; past: string; gerund: string }
const all: Forms[] = [
  ...Object.entries(irregular).map(([base, [past, gerund]]) => ({
    base,
    past,
    gerund: gerund ?? gerundOfRegular(base),
  })),
  ...regular.map((base) => ({ base, past: pastOfRegular(base), gerund: gerundOfRegular(base) })),
]
const third = (base: string) =>
  /[^aeiou]y$/.test(base) ? `${base.slice(0, -1)}ies` : /(?:s|x|ch|sh|o)$/.test(base) ? `${base}es` : `${base}s`
const byForm = new Map<string, Forms>()
for (const forms of all)
  for (const form of [forms.past, forms.gerund, third(forms.base), forms.base]) byForm.set(form, forms)
// participles that are not the past
for (const [participle, base] of [
  ['written', 'write'],
  ['driven', 'drive'],
  ['given', 'give'],
  ['taken', 'take'],
  ['drawn', 'draw'],
  ['grown', 'grow'],
  ['overseen', 'oversee'],
  ['chosen', 'choose'],
  ['done', 'do'],
  ['undertaken', 'undertake'],
  ['begun', 'begin'],
  ['spoken', 'speak'],
] as const) {
  const forms = byForm.get(base)
  if (forms) byForm.set(participle, forms)
}

/** The forms of a verb, found by any of its forms; undefined for other words. */
export const verbForms = (word: string): Forms | undefined => byForm.get(word.toLowerCase())

const regularPast = /^(?:re|un)?[a-z]{3,}ed$/
/** Whether a word can be a participle as a passive has it ('were prepared', 'was built'). */
export const isParticiple = (word: string): boolean =>
  byForm.get(word)?.past === word ||
  regularPast.test(word) ||
  /^(?:written|driven|given|taken|drawn|grown|overseen|chosen|done|undertaken)$/.test(word)

/** The past tense of a word, which may be in the past already: 'written' and 'write' give 'wrote'. */
export const pastOf = (word: string): string | undefined =>
  verbForms(word)?.past ?? (regularPast.test(word) ? word : undefined)
