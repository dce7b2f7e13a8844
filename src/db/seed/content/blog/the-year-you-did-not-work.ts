import type { SampleArticle } from './types.ts'

export const theYearYouDidNotWork: SampleArticle = {
  key: 'the-year-you-did-not-work',
  title: 'What to say about the year you did not work',
  excerpt: 'Nobody minds a gap as much as the person who has one. Three openings that work, and one that does not.',
  category: 'Interviews',
  author: 'nadia-khoury',
  tags: ['career break', 'interviews'],
  daysAgo: 5,
  drawing: 1,
  body: `A gap is a fact, and facts get easier when they come first. The trouble begins when the person across the table has to find it alone: they see two dates that do not meet, and they start to guess. People guess badly. What you say in one sentence, they would have made into a story.

So say it early, say it in one breath, and go on to what you want to talk about. That is the whole method. The rest of this page is how to find the sentence.

## Say when, then what for

Two dates and a reason are enough. "I left in March of last year to look after my father, and I started looking again this June." There is nothing to add and nothing to take away. It has a beginning, it has an end, and it tells them that the end has come. The last part matters most, because the only question a company really has about a gap is whether it is over.

You do not owe anybody the details. Illness, a birth, a death, a prison, a visa, a burn-out, a year of rain: "for family reasons" and "for my health, and I am well" are whole sentences. If somebody asks for more than that, you may smile and say that it is behind you. In many countries they are not allowed to ask at all.

## Three openings that work

**The plain one.** "I was made redundant in October when the office closed. I took the winter to finish a course in statistics, and I have been applying since March." Redundancy is not a stain. Offices close. Say what closed and go on.

**The chosen one.** "I stopped on purpose for a year. I had worked for eleven without a break, and I wanted to see whether I would still choose this work. I would." Choosing something is a strength, provided that you can say what you chose and what you know now.

**The hard one.** "I was ill for most of two years. I am well now, I have worked half days since January, and I am ready for full ones." It is short, it is true, and it answers the question that they would not dare to ask.

## And one that does not

Do not fill the gap with a job that was not one. "Independent consultant" over a year in which you consulted nobody is found out by the second question, and after that everything else you said is in doubt too. If you did two small pieces of work in that year, say so: two small pieces of work.

## Give the year back its shape

> When it began, what it was for, when it ended.

Most people who were away did something that kept a part of them sharp. They ran a household on a budget that had to hold. They dealt with hospitals, schools, courts and landlords, which is negotiation without a salary. They learned a language because they had to. You need not dress that up as a profession. One line is enough, and it should be concrete: what you did, how often, for whom.

Then say what stayed of the work itself. A course with a certificate, a volunteer role with a date, a spreadsheet that the whole family used, a talk you gave at a library. If nothing stayed, say what you have done in the last month to come back: which tools you opened again, what was new in them, what you had to look up.

## On paper

Write years, not months, if the gap is shorter than a year and your jobs were long ones. Write months if you have nothing to hide, because then people can stop counting. For a longer gap, give it a line of its own, dated like the others: "2024 to 2025: full-time care for a parent". A line can be read. A hole has to be explained.

Leave the reason out of the cover letter unless it is the first thing that anybody would ask. Then one sentence, in the second paragraph, and never in the first. The first one is about the job.

## In the room

Practise the sentence aloud until it bores you. The words are simple; it is the voice that gives you away, by going up at the end as if you were asking for permission. You are not. [Practise it here](/interview-prep-service), with the question asked to you cold.

Then be quiet. You have told them when, and what for, and that it is over. The next thing that anybody says should be about the work.`,
}
