import { counted } from '#lib/count-word.ts'
import { type Draft, Writer } from '../draft.ts'
import type { Facts } from '../facts.ts'
import { articlePlace, places, resumePlace } from '../places.ts'
import { safeName } from '../safe-text.ts'

const scoreArticle = articlePlace({ slug: 'resume-score', title: 'How the resume score works' })
const importArticle = articlePlace({ slug: 'import-a-resume', title: 'Import a resume you already have' })
const letterArticle = articlePlace({ slug: 'cover-letters', title: 'Write a cover letter that is read' })
const tailorArticle = articlePlace({ slug: 'tailor-a-resume', title: 'Tailor a resume to one posting' })

/** Where the default resume loses points, and how to improve each item. */
export function improveResume({ resumes }: Facts): Draft {
  const out = new Writer()
  const resume = resumes.find(({ isDefault }) => isDefault) ?? resumes[0]
  if (!resume) {
    out.say(
      `You don't have a resume here yet ${out.cite(places.documents)}. Import one: we read it into sections and score it right away ${out.cite(importArticle)}.`,
    )
    return out.done(['How do I import a resume?', 'What is missing in my profile?'])
  }
  const here = out.cite(resumePlace(resume))
  if (resume.score === null) {
    out.say(
      `“${safeName(resume.title)}” is an uploaded file that wasn't imported into the builder ${here}, so it has no detailed score.`,
      `Import it to see what to fix and where ${out.cite(importArticle)}.`,
    )
    return out.done(['How do I import a resume?', 'How does the resume score work?'])
  }
  out.say(
    `“${safeName(resume.title)}” scores ${resume.score} of 100 ${here}.`,
    resume.losses.length > 0
      ? 'These issues cost the most points:'
      : "It doesn't lose any points. Next, tailor it to each posting.",
  )
  out.list(
    resume.losses
      .slice(0, 4)
      .map(
        ({ says, fix, points }) =>
          `${withStop(safeName(says, 160))} ${withStop(safeName(fix, 240))} (${counted(points, 'point')})`,
      ),
  )
  const tailor = `Before you apply, make a copy that is tailored to the posting ${out.cite(tailorArticle)}.`
  out.say(
    resume.losses.length > 0 ? `Use only true numbers. See how scoring works ${out.cite(scoreArticle)}.` : '',
    tailor,
  )
  return out.done(['Which job should I apply for next?', 'How do I write a cover letter?'])
}

const withStop = (text: string) => (/[.!?…”"]$/.test(text) ? text : `${text}.`)

/** How to write a cover letter. */
export function coverLetter({ letters, saved }: Facts): Draft {
  const out = new Writer()
  const article = out.cite(letterArticle)
  out.say(`Four short paragraphs, under 300 words in total ${article}:`)
  out.list([
    "Why this job: the role, and one thing about the company that isn't true of any other.",
    'What you bring: one example with a number from your resume.',
    'What you only partly have: be direct and name your closest experience.',
    'When you can talk.',
  ])
  out.say(
    letters > 0
      ? `You already have ${counted(letters, 'letter')}. Duplicate the closest one and change the parts about the company ${out.cite(places.documents)}.`
      : `Start one in your documents ${out.cite(places.documents)}.`,
  )
  return out.done(
    saved.length > 0
      ? ['Which job should I apply for next?', 'How can I improve my resume?']
      : ['How can I improve my resume?'],
  )
}
