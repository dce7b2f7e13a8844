import type { SampleArticle } from './types.ts'

export const readTheRange: SampleArticle = {
  key: 'read-the-range',
  title: 'A range is a sentence. Read the end of it.',
  excerpt: 'Two numbers tell you what they hope for, what they fear, and where your first number should land.',
  category: 'Pay',
  author: 'abena-boateng',
  tags: ['salary ranges', 'negotiation'],
  daysAgo: 2,
  drawing: 0,
  body: `A posted range is the shortest honest thing that a company says about a job. It is written by two people: one who wants to hire this month, and one who has to explain the figure next year. You can hear both of them, if you read slowly.

Most people look at the top number, decide whether it would please them, and move on. That wastes the rest of the sentence. A range tells you at least four things: who they picture in the chair, how sure they are of that picture, how much room there is for a conversation, and whether anybody thought about it at all.

## The low end is who they expect

The first number is rarely an insult. It is usually what the company pays somebody who can do the work after some help. If you do the job today, somewhere else, then the low end describes a person who is a year or two behind you. If you would be learning half of it, the low end is about you, and that is fine: it means they have a place for people who learn.

Compare it with what you earn now, but compare like with like. A figure for a year is not a figure for a month; pay before tax is not pay after it; a contract without holidays is not a permanent job with five weeks of them. Write the two packages next to each other on one sheet, line by line, before you feel anything about either.

## The width is what they do not know

A narrow range says that the role is understood. Somebody has done this job here before, there is a band for it, and the band has edges. A wide range says one of two things: either they would hire two very different people, a beginner or an expert, or nobody has decided what the job is.

You can find out which. Ask it plainly in the first conversation:

> What would somebody at the bottom of the range do differently from somebody at the top?

A good answer names work: the one leads a project, the other joins it; the one signs off, the other prepares. If the answer is "it depends on experience", you have learned that the level is still open, and that you are allowed to help decide it.

## The end of the sentence is what is missing

Some postings give a base salary and leave out the bonus. Some give a total and hope that you read it as a base. Some write "up to", which is a top without a bottom. None of that is a lie, and all of it deserves a question. Three are enough:

- Is this the base, or everything together?
- When was it last changed, and when will it be looked at again?
- What is fixed, and what depends on results, and whose results?

Ask them in writing if you like. People answer more exactly when they write, and you can read it again.

## Say a number in the upper half, and a reason

If they ask you first, do not name the top. It ends the conversation politely: either you are too dear, or there is nothing left to talk about. Name a figure in the upper half, and put a sentence behind it that makes the figure cheap.

The reason should be about their work and not about your rent. "I would want a figure in the upper third, because I have run this kind of migration twice and you would not pay for my mistakes" is a reason. "I have a mortgage" is true, and it is not theirs to solve.

Then stop talking. You will want to soften it. A number that is followed by an apology becomes a smaller number.

## When the range is below you

Do not apply in the hope that it stretches. Write two lines instead: that the work interests you, what figure you would need, and whether it is worth both of your time. Some will say no at once, which is a kindness. Some will say that there is another role. A few will say that the range was last year's.

And when there is no range at all? Ask before the first interview, not after the third. "What is the budget for this role?" is an ordinary question, and in more and more places the law says that it has an answer. You can also look at what similar jobs pay in the [Salary Analyzer](/salary-analyzer), so that you walk in with a number that did not come from them.

## What to do tonight

Take one posting that you like. Write down the low end, the width, and what is missing. Write the one question that the width makes you ask. Then write your own sentence: a number, and the reason that makes it cheap. It will take you ten minutes, and you will not have to invent it while somebody is looking at you.`,
}
