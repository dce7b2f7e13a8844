import type { ResourceText } from './resource-text.ts'

export const workedExamples: ResourceText[] = [
  {
    key: 'worked-answer-conflicting-priorities',
    title: 'Worked answer: three things were urgent at once',
    summary: 'A weak answer, a strong one, and a line by line look at what changed between them.',
    category: 'examples',
    resourceType: 'guide',
    tags: ['STAR', 'priorities', 'sample answer', 'stories'],
    content: `The question: **"Tell me about a time when you had several urgent tasks at once. How did you decide?"** All sample answers here are made up.

## First try

> I am quite used to that, because in my job everything is always urgent. I am very organized and I make lists. I usually look at what is most important and do that first, and I also communicate a lot with everybody. In the end it always works out somehow, and my manager was always satisfied with me.

Nothing in it is wrong and nothing in it happened. "Usually" and "always" tell you that there is no event. The interviewer cannot write down a single fact.

## Second try

> Yes, the last Friday in September. I do payroll for 140 people. At ten that morning the bank's file was refused, a driver rang because his pay had been wrong, and the auditor wanted three contracts by noon.

Situation: a day, a number of people, three things. Fifteen seconds, and we are in the room.

> Payroll had to be with the bank by two o'clock, or nobody would have money at the weekend. That was mine alone to do.

Task: what was at stake, and why it was hers.

> I asked myself what would get worse by waiting, and for whom. The file hit 140 people at two. The driver was one person, but it was his rent. The auditor would be annoyed, no more. So I rang the auditor first, one minute, and asked for Monday; he agreed. I told the driver that I would have an answer for him by three. Then I took the file apart in halves until I found the line: an account number with a blank in it.

Action: a rule for deciding, said aloud. Then steps in order, each with its length. Notice that she did the quickest thing first although it was the least important, and that one can see why.

> The file went at half past one. The driver had been paid two hours too few; I paid it out by hand the same day. And I built a check for blanks into the sheet, which has caught four since.

Result: a time, a person, and a change that stays. She could have stopped at half past one. The last sentence is what makes the answer good.

## What you can take from it

- A date or a day makes a story real at once.
- Say your rule: "what gets worse by waiting, and for whom".
- Tell the waiting ones when you will come to them. It is half of setting priorities, and most answers leave it out.
- End with what is different since.

Now yours: think of a day on which you said no to somebody. It is nearly always the right story for this question. Answer it in the [question bank](/app/interview?tab=questions) and see which parts are found.`,
  },
  {
    key: 'worked-answer-difficult-customer',
    title: 'Worked answer: a customer who shouted',
    summary: 'For support, retail, care and every job with people: how to tell it without making fun of anybody.',
    category: 'examples',
    resourceType: 'guide',
    jobRole: 'Customer Support',
    tags: ['sample answer', 'difficult customer', 'STAR', 'de-escalation'],
    content: `The question: **"Tell me about a difficult customer."** It sounds like an invitation to complain. It is a test of whether you saw a person. The sample is made up.

## First try

> Oh, we had one who rang every day and screamed at us. Totally unreasonable. I stayed calm and professional and explained our policy to him again and again, and in the end he hung up. You just cannot please everybody.

The listener now knows that the customer went away unhelped and that you found him unreasonable. "Calm and professional" is what everybody says of themselves.

## Second try

> In my second year on the phones a man rang whose heating had been repaired twice and was cold again. It was January, and he had a baby at home. He shouted before I had said my name.

The customer has a reason. In two sentences the listener is on his side, and that is what you want, since you are about to be too.

> I had to decide within our rules whether to send somebody the same day. The rule said next working day, which would have been Monday.

Task, with the obstacle named honestly.

> First I let him finish. It took about a minute and felt longer. Then I said back what I had understood: twice repaired, cold again, a baby, and it is Friday. He became quieter at once. I told him what I could not promise, which was today, and what I would do: speak to the fitter myself and ring him back by two, whatever the answer. I found out that the same part had been fitted twice and that a colleague in the next town had a different one. My team leader allowed the longer drive.

Here is the work: listening, saying it back, a limit, a promise with a time, finding a way within the house. Real words are better than "I calmed him down".

> I rang at ten to two. Somebody was there at six. He rang the next week to say that it was warm, and he apologized. I asked for a note in our system so that a third visit is looked at by a person before it is booked. It became the rule that spring.

Result for the customer, for the firm, and for the next customer.

## Why it works

- The shouting gets one sentence. The reason for it gets two.
- A promise small enough to be kept, and then kept early.
- Somebody else is given credit: the colleague, the team leader.
- There is a limit: "I told him what I could not promise".

If your story has an end in which you had to stop, for instance because you were threatened, tell that too: "I said that I would end the call if he went on like that. He did, and I did, and I wrote it down for the next colleague." Knowing where the line is belongs to the job.

There are more [questions for support](/app/interview?tab=resources&resource=questions-for-customer-support).`,
  },
  {
    key: 'worked-answer-why-this-job',
    title: 'Worked answer: "Why do you want this job?"',
    summary: 'Three versions of the same answer, from polite to convincing.',
    category: 'examples',
    resourceType: 'article',
    tags: ['motivation', 'sample answer', 'research', 'opening'],
    content: `The question comes in every interview and is prepared by hardly anybody, because it seems so easy. It asks for two things: why this work, and why here. The samples are made up.

## Version one: polite

> I have always admired your company. You are a leader in your field with a great culture, and I am looking for a new challenge where I can grow.

Put the name of any other company into it, and it still fits. That is the test to put every answer of this kind to.

## Version two: about me

> I would like to work closer to home, and after six years I need something new. The pay is better too, to be honest.

It is honest, and honesty is pleasant. But they are asking what you will do for them, and you have answered what they would do for you. A short way to work is a good reason to apply and a poor reason to be chosen.

## Version three: where both meet

> Two reasons. The first is the work. In my job I plan the routes for nineteen vans, and the part that I like best is Monday, when I look at what went wrong in the week before and change the plan. With you that is the whole job: you wrote that the planner spends half of the time on improving. The second is you. I rang your depot on Tuesday as a customer, to ask about a late parcel. The woman on the phone knew where it was and why it was late. I have worked for six years at getting us to that point, and I would like to know how you do it.

Look at its parts.

- **"Two reasons"** tells the listener how long it will take.
- **One real scene from the present job** proves that the liking is true.
- **A line from the posting**, used rather than praised.
- **Something found out by oneself.** It cost one phone call. Nobody else in the pile has made it.
- **An open end.** It nearly forces the interviewer to tell how they do it, and the conversation has begun.

## Build your own

1. Which hour of your week do you never put off? What are you doing in it?
2. Where in the posting does that hour appear?
3. What do they do differently from others, and how do you know?
4. What would you like to learn from them?

Write one sentence for each. Say it aloud. If it is longer than a minute, cut the second point, not the third.

## When you mainly need a job

That is allowed, and it is most people's situation at some time. You still chose to apply here rather than next door. Start from there: "I applied in three places, and this is why yours was the first." If you can think of no reason whatever, that is worth knowing before you sign.

Half an hour of [research](/app/interview?tab=resources&resource=research-a-company-in-an-hour) mostly yields the third point by itself.`,
  },
  {
    key: 'worked-answer-mistake-nursing',
    title: 'Worked answer: a mistake on the ward',
    summary: 'How a nurse can speak about an error: open, exact, and with the patient in the middle.',
    category: 'examples',
    resourceType: 'guide',
    jobRole: 'Nursing and Health Care',
    tags: ['sample answer', 'mistakes', 'patient safety', 'STAR'],
    content: `The question: **"Tell me about a mistake you made in patient care, or one you nearly made."** In health care it is not a trap. Places that take safety seriously ask it, because errors that are hidden come again. The sample is made up; change every detail in your own that could identify a patient.

## First try

> Luckily I have never made a serious mistake. I always check everything twice, because with patients you cannot afford to be careless.

To an experienced ward manager this says one of two things: you have not worked much, or you do not report.

## Second try

> It was a night on a surgical ward with twenty-six patients and two of us. I had prepared an antibiotic for a patient and was called to an alarm next door. When I came back I went into the wrong room of a pair; both patients had the same first name.

The conditions are there, without being used as an excuse. "I went into the wrong room" is plain.

> I was about to connect it. I asked for the date of birth, as I always do, and it did not fit.

The near miss is caught by a habit. In one short sentence we learn that she has it.

> I stopped, apologized to the patient for the disturbance and told him in simple words why. Then I gave the right patient his dose, and I told my colleague at once, since she had the same two rooms. Nothing had happened to anybody. I filled in a report before the end of the shift, although nobody would have known. I also told the charge nurse at handover.

What she did, in order: make it safe, tell the patient, warn the others, report. "Although nobody would have known" is the sentence that one remembers.

> Two things came of it. We put an alert for the same name on the board and on the doors. And for myself I have a rule: if I am interrupted between preparing and giving, I begin the check again from the start. I teach it to our students with this story.

A change in the system and a change in herself. Then the proof that she speaks about it openly.

## What a panel looks for

- Did you tell somebody at once, the patient included where that is right?
- Is the patient's safety first in the order of your sentences?
- Do you see causes beyond yourself, without hiding behind them?
- Is there something that protects the next patient?

## Care with details

No names, no exact dates, no rare diagnosis together with a place. If a real harm is still being looked into, take another story. For a serious event you may say: "That one is with a lawyer, so I will tell you about another."

Practise it aloud once or twice. It is hard to say the first time, and it should not be the first time in front of four people. The [questions for nurses](/app/interview?tab=resources&resource=questions-for-nurses) show what else is asked.`,
  },
  {
    key: 'worked-answer-technical-decision',
    title: 'Worked answer: a technical decision you would defend',
    summary: 'A software engineer explains a choice, its price and what would have changed it.',
    category: 'examples',
    resourceType: 'guide',
    jobRole: 'Software Engineering',
    tags: ['sample answer', 'technical', 'trade-offs', 'design'],
    content: `The question: **"Tell me about a technical decision you made. Why that way, and what would you do differently?"** It is asked at every level. The sample is made up.

## First try

> We moved from a monolith to microservices because it scales better and is more modern. I was responsible for the migration and we used containers, queues and so on. It was a success.

Three fashions and no reason. The follow-up ("What could the old one not do?") will hurt.

## Second try

> We had one application that took bookings for about four hundred hotels. The nightly import of prices ran for three hours, and from midnight to three the booking page was slow. That cost us customers in Asia, for whom it was daytime.

A problem that somebody outside the team would notice. Note that no technology has been named yet.

> I had two weeks and one colleague. There were three ways: make the import faster, move it out of the application into a process of its own, or split the whole thing up, which some of us wanted for other reasons.

Options, including the one that was popular, and limits. Most answers have one option, the one that was built.

> I measured first. Most of the time went on one statement per price, and each took a lock that the booking page wanted as well. So I changed it to load into a table of its own and swap at the end, in batches. It stayed in the application. I wrote down why we did not split: it would have taken three months and would not have removed the lock.

Evidence before opinion, the smallest thing that solves it, and a record of the decision. That is what a senior engineer sounds like.

> The import takes eleven minutes now and the page does not notice it. The price: while it is being swapped, prices can be up to eleven minutes old. I asked the product manager whether that was fine, and it was, with a note on the page.

A number, a cost, and somebody asked about it who had the right to decide.

> What would I do differently? I tested with a copy of last month's data. The first real night had a hotel with ninety thousand prices, and the batch ran out of memory. Today I would test with the largest case that I can find and with one that is wrong.

A true fault at the end. It does not weaken the answer; it makes all of it credible.

## The pattern

1. The problem, as a user sees it.
2. Limits and at least two options.
3. What you measured.
4. What you chose, and what you gave up for it.
5. Who agreed to the cost.
6. What you know now.

Prepare two such decisions from your resume, one large and one small. For the small one five sentences are enough. Interviewers will go deeper in whichever direction they know best, so choose decisions that you can follow to the bottom. You can try them as [technical questions](/app/interview?tab=questions).`,
  },
  {
    key: 'worked-answer-salary-talk',
    title: 'Worked example: a salary conversation, line by line',
    summary: 'From the first question to the agreed figure, with a note on why each sentence is there.',
    category: 'examples',
    resourceType: 'guide',
    tags: ['salary', 'negotiation', 'offer', 'sample answer'],
    content: `Two people, two calls, made up from beginning to end. Ines is an operations planner. She needs 62,000, wants 70,000 and has found that most such jobs in her town pay between 64,000 and 73,000.

## First call, with the recruiter

> **Recruiter:** What are your salary expectations?
> **Ines:** I would like to understand the job a little better first. Which range have you planned for it?

A question back, friendly. She loses nothing by it.

> **Recruiter:** I cannot really say. It depends on the person. What do you have at the moment?
> **Ines:** I would rather speak about this job. From what I see for planners with the night roster here, I am looking at 68,000 to 74,000, depending on the bonus.

She does not name her present pay. Her range is true, it has a reason, and its lower end is more than she needs and close to what she wants. Then she says nothing more.

> **Recruiter:** That is at the top of what we have.
> **Ines:** That is good to know. Then let us see whether I am the right person, and talk about the figure at the end. What matters most to the manager?

Now she knows: the top is about 70,000. And the subject is closed.

## Second call, with the offer

> **Manager:** We would like to have you. I can offer 65,500 and four weeks of leave.
> **Ines:** Thank you, I am really pleased. I liked the team a lot. Could you send me the whole offer? I will read it today and ring you tomorrow at ten.

Joy first, then time. She accepts nothing and refuses nothing.

> **Ines (next day):** I would like to come. Two points. For the job with the roster I find 68,000 to 73,000 here, and I bring the dangerous goods license, which you would otherwise have to pay for. If we could meet at 70,000, I would sign today. The second: I have a family visit booked in the third week of May.

One reason from the market, one from herself. One exact figure, above what she would take. Both requests at once. And what happens if they agree.

> **Manager:** Seventy is more than I can do. The others are below that.
> **Ines:** I understand that it has to be fair among you. What would be possible?

No argument, no apology. An open question, and the pressure is off both of them.

> **Manager:** I could go to 68,000, and we look at it again after six months.
> **Ines:** If the look after six months is in the contract, with a date, and May is free, then yes. Gladly.

She takes a promise and turns it into a line of text. She ends with warmth, because on the first of the month they will be colleagues.

## What it came to

Two and a half thousand a year more than offered, for one polite call. Had they said no to all of it, 65,500 was above what she needed, and she could have said yes without a grudge. That is why the three figures come first.

Prepare yours with the [salary analyzer](/app/salary), and read [negotiating an offer](/app/interview?tab=resources&resource=negotiating-an-offer) for the rest.`,
  },
]
