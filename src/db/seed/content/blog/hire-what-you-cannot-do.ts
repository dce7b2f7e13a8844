import type { SampleArticle } from './types.ts'

export const hireWhatYouCannotDo: SampleArticle = {
  key: 'hire-what-you-cannot-do',
  title: 'How to hire for work you have never done',
  excerpt: 'Sooner or later you need somebody who knows what you do not. How to ask, whom to borrow, what to look at.',
  category: 'Hiring',
  author: 'tomas-herrera',
  tags: ['hiring', 'interviews', 'job postings'],
  daysAgo: 14,
  drawing: 4,
  body: `Every growing company comes to the same odd afternoon. Somebody has to hire the first accountant, the first engineer, the first nurse, and that somebody has never kept a book, written a program or changed a dressing. They look at forty resumes and cannot tell a good one from a confident one.

You can do this well. It takes a little more preparation and a little less pride than hiring somebody like yourself.

## Write down what should be different in a year

Not what the person should know: what should be different. "The accounts close by the fifth of the month, and I can read them." "The website is not down when we send a newsletter." "Families hear from us before the visit and not after it." Three or four such sentences are a better beginning than any list of tools, because you can judge them yourself when the year is over.

Then show the sentences to two people who do this work elsewhere, and ask: who could do that, what do such people call themselves, and what do they earn? Most people are glad to be asked for half an hour. They will also tell you which of your wishes belong to two different jobs. Believe them.

## Borrow a pair of eyes

Ask one of them to sit in. Pay them for the day, and give them exactly one task: to find out whether the person can do the work. You have the other tasks: whether you understand each other, whether they ask about the right things, whether they would tell you bad news.

If nobody can come, borrow the questions instead. Ask your friend for three that separate somebody who has done it from somebody who has read about it, and for what a good answer sounds like. Write both down. You will recognise more than you expect, because real answers have details in them: a name of a form, a day of the month, something that went wrong.

## Ask everyone the same

Choose five or six questions about things that have really happened, ask them in the same order, and write down the answers before you talk to anyone about them. "Tell me about a time when the numbers did not agree. What did you do first?" Then ask again about the part that you did not follow. A person who is good at something can usually explain it to somebody who is not, and in this job they will have to: to you, every week.

> The best sign you can see without knowing the trade is somebody who makes it simpler without making it wrong.

Be careful with the opposite. Somebody who leaves you feeling slow may be brilliant. They may also be hiding. You need not decide which: you need a colleague whom you can follow.

## Look at a small piece of real work

A short exercise tells you more than a long talk, on four conditions. It is like the job. It takes an hour or two, and not a weekend. It is paid, or done together in the room. And you know beforehand what you will look at, because somebody who knows the trade has told you.

Tell people in the invitation that it is coming and how long it takes. Some have children, some have another job, and the good ones have choices.

## Speak to references yourself

You are allowed to be open: "I have never done this work, and I am about to trust somebody with it. What would I only find out after half a year?" Then: "What should I do so that they do well here?" People who liked a colleague will answer the second question for ten minutes. Silence on both is also an answer.

## Say what you do not know

Put it in the posting. "You will be the first here to do this, and your manager has not done it before." Some will be put off, and should be. Others have waited for exactly that. They will ask what you have tried, what it may cost, who decides, and how you will know that it works. Those are the people to hire, and you wrote down the answers on the first evening.

When you are ready, [post the job](/for-companies) with your three sentences at the top. They are the best part of it.`,
}
