/** A phrase that discourages applicants, and a suggested replacement. */
export type Coded = { pattern: RegExp; proposal: string }

const coded = (source: string, proposal: string): Coded => ({
  pattern: new RegExp(`\\b(?:${source})\\b`, 'iu'),
  proposal,
})

/** Words that imply or deter one gender. */
export const genderCoded: readonly Coded[] = [
  coded('he ?/ ?she|she ?/ ?he|\\(s\\)he|s/he|he or she|she or he', 'they'),
  coded('his ?/ ?hers?|hers? ?/ ?his|his or her|him ?/ ?her|him or her', 'their'),
  coded('salesm[ae]n|saleswom[ae]n|salesgirls?', 'salesperson'),
  coded('chairm[ae]n|chairwom[ae]n', 'chair'),
  coded('forem[ae]n', 'supervisor'),
  coded('craftsm[ae]n', 'craftsperson'),
  coded('repairm[ae]n|handym[ae]n', 'repair technician'),
  coded('business(?:m[ae]n|wom[ae]n)', 'business professional'),
  coded('policem[ae]n|firem[ae]n|mailm[ae]n', 'officer, firefighter or mail carrier'),
  coded('waitress(?:es)?', 'server'),
  coded('stewardess(?:es)?', 'flight attendant'),
  coded('seamstress(?:es)?', 'sewer or tailor'),
  coded('cleaning lad(?:y|ies)|maids?', 'cleaner'),
  coded('man-?power', 'staff'),
  coded('man-hours?|man hours?', 'hours of work'),
  coded('man-made|mankind', 'made by people'),
  coded('manning the|man the (?:desk|phones?|booth|counter|front|station)', 'staffing'),
  coded('(?:you|our|these|great|the) guys|boys club|girls? friday', 'team'),
  coded(
    'office girls?|young lad(?:y|ies)|(?:fe)?male (?:candidates?|applicants?|only|preferred)|men only|women only',
    'anyone who can do the work',
  ),
  coded('rock ?stars?', 'skilled professional'),
  coded('ninjas?', 'expert'),
  coded(
    'aggressive(?:ly)? (?:sales?|sellers?|self-starters?|hunters?|go-getters?|personalit\\w+|closers?|pursue|pursuing|driven)',
    'determined',
  ),
  coded('dominate (?:the|our|your|a|every)|dominant (?:personality|player in every)', 'lead'),
  coded('alpha (?:male|personality|type)', 'confident'),
  coded('hunter mentality|sales hunters?|born hunters?|killer instinct', 'looks for new customers'),
  coded(
    '(?:fiercely|highly|very) competitive (?:person|people|individuals?|nature|spirit|personality)|competitive (?:person|individual|nature|spirit|personality)',
    'ambitious',
  ),
  coded('work hard,? (?:and )?play hard', 'give the usual hours per week'),
]

/** Words that imply one age group. */
export const ageCoded: readonly Coded[] = [
  coded(
    'young,? (?:and |& )?(?:dynamic|energetic|hungry|fresh|motivated|ambitious)|young (?:teams?|professionals?|talents?|candidates?|graduates?|individuals?|blood|company)',
    'describe what the team does',
  ),
  coded('youthful', 'lively'),
  coded('digital natives?', 'comfortable with digital tools'),
  coded('fresh blood', 'new ideas'),
  coded('recent (?:college |university )?graduates? (?:only|preferred|wanted)|only recent graduates?', 'entry level'),
  coded(
    '(?:no|not) older than|(?:below|under|up to|not over) (?:the age of )?[2-5]\\d(?: years(?: of age| old))|under the age of [2-5]\\d|maximum age|age limit',
    'leave out the age',
  ),
  coded(
    '(?:aged?|ages?) (?:between )?[1-5]\\d ?(?:-|–|to|and) ?[2-6]\\d|between [1-5]\\d and [2-6]\\d years (?:old|of age)',
    'leave out the age',
  ),
  coded(
    "(?:no more than|at most|maximum(?: of)?|less than) \\w+ years(?: of|[’']) experience",
    'give only the minimum experience',
  ),
  coded('over-?qualified', 'give the level of the role'),
  coded('millennials?|gen(?:eration)?[ -]z|baby boomers?', 'everyone'),
  coded('mature (?:person|persons|individuals?|candidates?|lad(?:y|ies)|wom[ae]n|m[ae]n)', 'reliable'),
  coded('energetic (?:person|people|individuals?|candidates?)|high-energy (?:person|people|individuals?)', 'motivated'),
]

/** Words that exclude people with a disability, or use a disability as a figure of speech. */
export const ableist: readonly Coded[] = [
  coded('able-?bodied', 'describe the task, and offer adjustments'),
  coded(
    'physically (?:fit|strong|capable)|in (?:perfect|excellent|good) (?:physical )?(?:health|shape)|clean bill of health',
    'describe the task, such as “lift boxes of 20 kg”',
  ),
  coded('mentally (?:tough|strong|stable|fit)', 'describe what is demanding about the work'),
  coded('no (?:disabilities|handicaps?)|without disabilities|non-disabled', 'leave it out'),
  coded('handicapped|wheelchair-bound|confined to a wheelchair', 'disabled, wheelchair user'),
  coded('craz(?:y|iness|ily)', 'busy, surprising'),
  coded('insane(?:ly)?', 'remarkably'),
  coded('sanity[ -]checks?|sanity[ -]checking', 'quick check'),
  coded('(?:a (?:bit|little|touch)|slightly) OCD|OCD about|OCD-level', 'careful'),
  coded('tone-?deaf|falls? on deaf ears|turns? a blind eye|blind leading the blind', 'use plain words'),
  coded('lame (?:excuses?|ideas?)|crippl(?:ed|ing) (?:by|costs?|debt|delays?)|dumb (?:it )?down', 'use plain words'),
]

/** Words about origin, appearance or family. */
export const exclusionary: readonly Coded[] = [
  coded(
    'native[ -](?:level )?(?:english |german |french |spanish |dutch |language )?speakers?|native[ -](?:level )?(?:english|german|french|spanish|dutch|fluency|proficiency)',
    'fluent, or the level that the work needs',
  ),
  coded('mother[ -]tongue', 'fluent'),
  coded('(?:no|without(?: an?)?|neutral|accent-free) accent|accent-free', 'speaks clearly'),
  coded('cultur(?:e|al) fit', 'shares the values that you describe'),
  coded('foreigners?', 'people from other countries'),
  coded(
    '(?:good|nice)[ -]looking|attractive (?:appearance|person|look|lad(?:y|ies))|pleasant appearance|presentable appearance|clean-shaven',
    'leave out appearance',
  ),
  coded(
    'unmarried|no (?:children|kids|family (?:obligations|commitments))|without (?:children|family (?:obligations|commitments))',
    'give the working hours',
  ),
  coded('black-?list(?:s|ed|ing)?', 'block list'),
  coded('white-?list(?:s|ed|ing)?', 'allow list'),
  coded('master ?/ ?slave', 'primary and replica'),
  coded('tribal knowledge|(?:our|join the) tribe', 'team knowledge, team'),
  coded('pow-?wows?', 'meeting'),
  coded('gurus?|sherpas?', 'expert'),
  coded('spirit animal', 'favourite'),
  coded("(?:we are|we’re|we're|like|as) (?:a|one)(?: big)?(?: happy)? family", 'describe how people work together'),
]

/** Phrases that say little. */
export const jargon: readonly Coded[] = [
  coded('synerg(?:y|ies|istic|ize|ise)', 'describe who works with whom'),
  coded('think(?:ing|er)? outside (?:of )?the box|out-of-the-box think(?:ing|er)', 'describe what new ideas you need'),
  coded('hit the ground running', 'describe the tasks of the first weeks'),
  coded('move the needle', 'give the number that should change'),
  coded('low-hanging fruits?', 'what can be done first'),
  coded('bleeding[ -]edge|best[ -](?:of|in)[ -]breed', 'name the tools'),
  coded('paradigm shifts?', 'describe the change'),
  coded('fast-paced (?:environment|workplace|setting|company|world)', 'describe how often plans change'),
  coded('wears? (?:many|multiple) hats', 'list the tasks'),
  coded('go-?getters?', 'someone who takes initiative'),
  coded('thought leader(?:s|ship)?', 'describe what they would write or speak about'),
  coded('growth hack(?:s|er|ers|ing)?', 'describe the work'),
  coded('wizards?|jedi|superheroe?s?|unicorns?', 'expert'),
  coded('hustl(?:e|er|ers|ing)', 'effort'),
  coded(
    '(?:thrives?|works? well|performs? well) under (?:constant )?pressure',
    'describe what makes the work hard, and who helps',
  ),
  coded('unlimited energy|24/7 availability|always[ -]on mentality', 'give the working hours'),
]
