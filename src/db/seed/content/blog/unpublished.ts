import type { SampleArticle } from './types.ts'

/** One that is still being written, and one that waits for its day. */
export const unpublished: SampleArticle[] = [
  {
    key: 'first-week-as-a-manager',
    title: 'Your first week as the manager of your friends',
    excerpt: 'On Friday you complained together. On Monday you decide about the holidays.',
    category: 'Hiring',
    author: 'nadia-khoury',
    tags: ['first manager role'],
    daysAgo: null,
    drawing: 1,
    body: `Say it aloud in the first conversation with each of them: this has changed, and it is odd for me as well.

## What changes

You know things now that you cannot pass on. Say so before somebody asks, and not when they do.

## What does not

You still know how the work is done. Do some of it, and not the part that everybody else would like to do.`,
  },
  {
    key: 'notice-periods',
    title: 'Handing in your notice without burning anything down',
    excerpt: 'What to say, in what order, and to whom first.',
    category: 'Career change',
    author: 'abena-boateng',
    tags: ['notice', 'career change'],
    daysAgo: -3,
    drawing: 3,
    body: `Tell your manager first, in person or by video, and in one sentence: that you are leaving, and on what day. Everything else can wait for the second conversation.

## Read your contract before

It says how long the notice is, whether it counts from the end of a month, and in what form it has to come. Count the days yourself, and write the date down.

## Write it in three lines

That you give notice, the last day, and a thank-you that you mean. Reasons belong into a conversation, if anywhere.

## Leave a map

Where things are, who is waiting for what, what you would do next. The people who find it will work with you again one day: fields are smaller than they look.`,
  },
]
