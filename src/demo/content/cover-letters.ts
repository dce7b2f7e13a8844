import { type Answering, accomplishments, wordsOf } from './answers.ts'
import { phrase } from './phrase.ts'

const openings = [
  'I am applying for the position of {title}. I have worked as {trade} for {years} years, and what you describe is close to what I do on my better days.',
  'Your posting for the position of {title} asks for somebody who finishes things. I would like to show you that I do.',
  'I came across the position of {title} at {company} and kept coming back to it, so here is my application.',
  'You are looking for somebody for the position of {title}. I am {trade} with {years} years of practice, and I think we should talk.',
  'The position of {title} at {company} combines two things I care about: doing the work well, and being useful to the people it is for.',
]

const links = [
  'Two examples from my work say more than adjectives.',
  'Let me be concrete.',
  'What you would get can be told in two sentences.',
  'Here is what I have done that comes nearest.',
  'My resume has the dates; these are the two lines I would underline.',
]

const honest = [
  'Not everything went well. {story}',
  'I have also got things wrong. {story}',
  'One thing that my resume does not say: {story}',
]

const closings = [
  'I would be glad to hear more about the team, and to answer what I have left open.',
  'I can start within my notice period and am easy to reach by phone.',
  'If you would like to see a piece of work, I will gladly bring one.',
  'Thank you for reading. I look forward to your questions.',
  'I have attached my resume and am happy to talk whenever it suits you.',
]

/** A letter of four short paragraphs that uses only the person's own resume. */
export function coverLetterFor(context: Answering, hirer: string): string {
  const { random, seeker } = context
  const words = { ...wordsOf(context), story: seeker.story }
  const [first = '', second = ''] = random.sample(accomplishments(seeker), 2)
  const place = /^(At .+?|On my own) I /.exec(first)?.[0] ?? 'nowhere'
  const done = `${first} ${second.startsWith(place) ? second.replace(place, 'There I also ') : second}`.trim()
  return [
    `Dear ${hirer},`,
    phrase(random.pick(openings), random, words),
    `${random.pick(links)} ${done || seeker.resume.professionalSummary}`,
    phrase(random.pick(honest), random, words),
    random.pick(closings),
    `Kind regards,\n${seeker.displayName}`,
  ].join('\n\n')
}
