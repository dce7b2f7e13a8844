import type { SampleArticle } from './types.ts'

export const oneLineThreeJobs: SampleArticle = {
  key: 'one-line-three-jobs',
  title: 'One line, three jobs: the sentence that carries your resume',
  excerpt: 'A verb, a number, and who it helped. In that order.',
  category: 'Resumes',
  author: 'yuki-tanabe',
  tags: ['resumes', 'writing'],
  daysAgo: 9,
  drawing: 2,
  body: `Open your resume and read only the lines with a dot in front of them. Each of those lines has three jobs. It has to say what you did, how much of it there was, and who was better off afterwards. Most lines do one of the three and hope that the reader does the others. The reader has forty more resumes and will not.

Here is the shape: **a verb, a number, and who it helped.** In that order, in one breath, without an adjective.

## Begin with a verb that you can be asked about

"Responsible for" is not a verb. It says that something was near you. "Involved in" says that you were in the room. Neither can be asked about, so neither is believed. Choose the word for what your hands did: wrote, sold, repaired, taught, counted, closed, hired, moved, translated.

A good test: could somebody ask "how did you do that?" and would you enjoy the question? If you would rather not be asked, the verb is too big. "Led" is the one that people most often take back in the interview. If three of you led it, write "with two others". It does not make you smaller. It makes the rest of the page true.

## Then a number, of any size

A number is not there to impress. It is there to give the reader a scale. "Answered customers' letters" could be four a week or four an hour, and those are two different jobs. Write what you know:

- how many, in what time: *forty letters a day*
- how large: *a team of six, a warehouse of two floors*
- how often: *every month end, for three years*
- from what to what: *from nine days to four*

You do not have the exact figure? Say "about", and be ready to say how you came to it. Never invent one. Numbers are the first thing that a reference is asked about, and a wrong one costs more than a missing one.

Some work has no number and does not need one. A midwife need not count. Then write the circumstance that gives it a scale: at night, alone, in a second language, in the only clinic of the valley.

## Then who was better off

This is the part that nearly everyone leaves out, and the part that tells a stranger why your work mattered. It need not be money. "So that drivers had their routes by six" is a result. "So that the auditors found nothing to ask" is a fine one. Name a person or a group, and what they could do afterwards that they could not do before.

If you cannot think of anybody, that is worth an evening. Either the work helped someone you never met, and you should find out who; or it helped nobody, and then it need not be on the page.

## Put together

Before: *Responsible for the monthly reporting process.*

After: *Rebuilt the monthly report of 14 regions in a shared workbook, so that managers read it on the second day instead of the ninth.*

Before: *Provided excellent customer service in a busy environment.*

After: *Served about 120 guests a shift at the counter and trained four new colleagues, so that the second till could open at weekends.*

Before: *Involved in the migration to a new system.*

After: *Moved 3,000 patient files to the new system with one colleague over two weekends; the ward worked on Monday as usual.*

The numbers in these examples are made up, as yours must not be.

## How many lines

Three to five for the job that is most like the one you want. Two for the others. One for anything older than ten years, unless it is the reason that they would hire you. A reader who has seen four good lines believes the fifth without reading it.

Order them by what the posting asks for and not by what you are proud of. The first line under each job is read; the last is often not. If the posting says that they need somebody who trains people, the line about training goes first, even when it was a small part of your week.

## Do one tonight

Take the weakest line you have. Ask it the three questions: what did I do, how much of it, and who was better off? Write the answer as one sentence. Read it aloud. If you run out of breath, it is two sentences, and one of them can go.

The [resume builder](/resume-builder-service) marks lines without a verb or a number while you write. It does not know who was better off. Only you do.`,
}
