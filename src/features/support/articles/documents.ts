import type { Article } from './article.ts'

export const documentArticles: Article[] = [
  {
    slug: 'import-a-resume',
    topic: 'documents',
    title: 'Import a resume you already have',
    summary: 'Which files can be read, what happens to them, and what to check afterwards.',
    body: `Open [Import](/app/documents/import) and choose a file of at most 10 MB: PDF, DOC, DOCX or TXT, a JSON Resume file, or the ZIP file of LinkedIn's data export.

Tandem reads it into sections and shows you the result beside the original. Check three things before you accept:

- **Dates.** A start without a year is left open rather than guessed.
- **Titles and companies.** Two-column layouts sometimes mix them up.
- **Skills.** Remove what you would not want to be asked about.

A scanned picture of a page holds no text and cannot be read. Export the document again as PDF from the program it was written in.`,
  },
  {
    slug: 'resume-score',
    topic: 'documents',
    title: 'How the resume score works',
    summary: 'A fixed rubric of 100 points. Every lost point names its place and its fix.',
    body: `The score is counted by a fixed rubric, not guessed: the same resume always scores the same. Contact details, links, summary, dates, measured results, strong openings and enough detail each carry points, and the page lists every point you lost with the words it is about and what to do.

The dearest losses come first. Most people gain the most by

- adding one true figure to each job: how many, how much, how often
- opening lines with what they did, instead of "Was responsible for"
- writing a summary that names a title, a skill or a figure of their own

Write only figures that are true. Parts of the rubric read English words; in another language they do not count for or against you.

See [how the points are given](/app/documents/scoring).`,
  },
  {
    slug: 'improve-your-wording',
    topic: 'documents',
    title: 'Improve a line without making things up',
    summary: 'What Improve suggests, why it refuses to add facts, and who wrote the suggestion.',
    body: `In the resume editor, Improve proposes other wordings for a summary, a line of a job or a paragraph of a letter. You see what would change and accept or reject it; nothing is changed before you do.

A suggestion never adds a number, an employer, a date, a title or a skill that is not in your own material. Where only you can know something, it asks: "By how much?"

Each suggestion says who wrote it: the built-in engine, or a model where this installation has one set up. The same check holds for both.`,
  },
  {
    slug: 'tailor-a-resume',
    topic: 'documents',
    title: 'Tailor a resume to one posting',
    summary: 'Make a copy for one job, see what the posting asks for, and bring forward what you have.',
    body: `Open a job and choose to tailor your resume, or go to [Tailor](/app/documents/tailor). Tandem makes a copy for this posting and compares both: what is met, what is partly there, what it cannot find.

Work from the top of the list:

1. Bring forward what you have but did not say in the posting's words.
2. Move the lines that prove it to the top of their job.
3. Leave gaps alone. What you do not have does not belong on the page; a cover letter is the place to speak about it.

Your original stays as it is.`,
  },
  {
    slug: 'cover-letters',
    topic: 'documents',
    title: 'Write a cover letter that is read',
    summary: 'Four short paragraphs, one example, and the company by name.',
    body: `Open [Documents](/app/documents?tab=cover-letters) and choose a new cover letter, or write one in the application form.

Four short paragraphs are enough:

1. **Why this job.** Name the role and one thing about the company that is true for no other.
2. **What you bring.** One example with a figure, taken from your resume.
3. **What the posting asks for and you only partly have.** Say it plainly, with what is close.
4. **When you can talk.** A sentence is enough.

Keep it under 300 words. Letters that you save can be chosen in any application form later.`,
  },
  {
    slug: 'download-and-share',
    topic: 'documents',
    title: 'Download or share a resume',
    summary: 'PDF, DOCX, JSON Resume and plain text; links that you can take back.',
    body: `The menu of a document downloads exactly what its preview shows, as PDF, DOCX or plain text, a resume also as JSON Resume.

## Share by a link

A link shows one resume to whoever has it, until you revoke it. Give each link a label so that you know whom it was for; phone and address can be left out. The address of a link is shown once, when you make it.

[Distribution](/app/distribution) lists all your links and who opened them: the company's name where somebody was signed in, otherwise only the time. Revoke a link and it opens nothing any more, at once.`,
  },
]
