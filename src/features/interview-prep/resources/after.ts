import type { ResourceText } from './resource-text.ts'

export const afterResources: ResourceText[] = [
  {
    key: 'thank-you-note',
    title: 'The thank-you note: five lines that are read',
    summary: 'When to send it, what belongs in it, and three examples for three situations.',
    category: 'examples',
    resourceType: 'guide',
    tags: ['thank-you note', 'after the interview', 'writing', 'examples'],
    content: `A thank-you note will not win a job that you lost. It does three other things: it shows that you do what follows on your own, it puts you back on the desk on the day of the decision, and it lets you repair one answer. Ten minutes are well spent on that.

## When and to whom

On the same day or the next morning, by mail, to each person you spoke with, each with a line of its own. If you do not have the addresses, send one to the recruiter and ask to pass it on. On paper only if you know that they decide in two weeks.

## Five lines

1. Thank you for what, exactly.
2. One thing from the conversation that stayed with you.
3. One thing that you can contribute to it.
4. What is still missing: a document, an answer, a correction.
5. That you look forward to it.

No attachments that were not asked for. No repeat of the resume.

## After a normal interview

> Dear Ms. Brandt, thank you for the time today and for showing me the workshop. I kept thinking about the two days that parts lie between milling and inspection. At Kessler we had the same gap and closed it with a board at the door; I would enjoy looking at yours. The certificate you asked for is attached. I look forward to hearing from you. Samir Haddad

## When an answer went wrong

> Dear Mr. Lowe, thank you for the good conversation. You asked how I would decide between two urgent tickets, and my answer was too general. A better one: last May a till and a fridge failed within five minutes. I rang the shop with the fridge first, since food was getting warm, and told the other when I would be there. Both were running within the hour. I would be glad to continue. Rosa Marin

One correction, not three. It should be shorter than the answer was.

## After a rejection

> Dear Ms. Chen, thank you for letting me know and for the two conversations. I learned something about planning for schools that I did not know. If a similar place opens, I would be happy to hear from you. Best wishes for the start of the year. Jonas Weber

This is the note that hardly anybody sends. First choices sometimes say no in the second week, and then somebody thinks of the person who wrote like that.

## Tone

Write as you spoke. If it was first names, use them. If the company is in a place where thanks by mail are unusual, keep it to two lines; nobody has ever been hurt by those.

Read it aloud once, check the spelling of the name, and send it. Then put the next date into your [tracker](/app/interview?tab=tracker) and turn to something else.`,
  },
  {
    key: 'following-up',
    title: 'Following up when you hear nothing',
    summary: 'How long to wait, what to write the first and the second time, and when to let go.',
    category: 'tips',
    resourceType: 'article',
    tags: ['follow-up', 'after the interview', 'waiting', 'writing'],
    content: `Waiting is the hardest part, since all you can do is nothing. On the other side things are usually dull: somebody is ill, a budget is being signed, a second candidate can only come on Thursday. Silence means less than it feels like.

## The calendar

- If they named a date: write two working days after it.
- If they named none: after one week.
- A second time: a week after the first.
- A third time: not to ask, but to close. See below.

Ring only if they rang you. A mail can be answered between two meetings.

## The first

Short, friendly, with a question that can be answered in one line.

> Hello Ms. Ferrante, we spoke on the 4th about the planner role, and you hoped to decide by last Friday. Is there any news, or a new date? I am still very interested. If anything from me would help, I am glad to send it. Best regards, Aisha Bello

No reproach, no "just checking in" on its own, no new arguments.

## The second

Add something: an offer you have received, a date that you need, or a piece of news.

> Hello Ms. Ferrante, I know that such decisions take time. I have to answer another company by the 20th and would honestly prefer yours. Could you tell me whether a decision before then is possible? If not, I understand. Aisha Bello

Only if it is true. An invented offer is asked about at the worst moment.

## The third

> Hello Ms. Ferrante, as I have not heard from you, I will take it that you have decided otherwise and plan on. I enjoyed our talk about the two sites. Should something come up later, please write to me. Aisha Bello

It closes the matter with your head up. It is also, quite often, the one that gets an answer.

## In the meantime

Do not stop applying. One place that you are waiting for feels like a future; three feel like a choice. Keep a list with the date of the last contact for each. The [Job Tracker](/app/tracker) does that for applications made here and for those made elsewhere, and can remind you.

Do not write to several people in the same house on the same day; they sit in one room and compare. Do not comment on their posts. And do not read meaning into a posting that is still online; it was forgotten.

## When they do answer

With a yes to the next round: say thank you and offer three times. With "we need two more weeks": ask whether you are still among the last ones. They may say it. With a no: see [after a rejection](/app/interview?tab=resources&resource=after-a-rejection), and write the two lines of thanks. And if nobody ever answers after two rounds, you have learned how they treat people from whom they no longer want anything. That is worth knowing as well.`,
  },
  {
    key: 'negotiating-an-offer',
    title: 'Negotiating an offer without spoiling the start',
    summary: 'What to ask for, in which words, in which order, and what to do when they say no.',
    category: 'strategies',
    resourceType: 'guide',
    tags: ['negotiation', 'offer', 'salary', 'benefits'],
    content: `Between the offer and your signature there are a few days in which you have more say than ever before and for a good while after. They have chosen. Starting over would cost them weeks. Asking once, politely and with a reason, is expected, and it is very rare that an offer is withdrawn for it.

## Before you answer

Say thank you, say that you are glad, and ask for it in writing and for some days. "Thank you, that is good news. Could you send me the details? I would like to read them in peace and will answer by Thursday."

Then read everything: base pay, bonus and what it depends on, hours, overtime, holidays, probation, notice, place of work, start, training that has to be paid back, clauses about working for others.

## Know your figure and your reason

"I need more" is no reason. These are:

- What is paid for this work here. The [salary analyzer](/app/salary) gives you figures with the number of data points behind them, and its offer comparison writes you a note in which each sentence names its figure.
- Something that you bring and that was not asked for: a license, a language, a customer, a system.
- Another offer, if it is real.
- What you would give up: a bonus that is due in March, shares that have not vested, days of leave.

## One request, in one go

Ask for everything at once, in order of weight, so that nobody has to go back to the boss three times.

"I would like to say yes. Two points stand between us. The base is 74,000, and for this role with the night roster I find 78,000 to 84,000 here. If we could meet at 79,000 it would be easy for me. And I have paid for a course in May; I would like to be free on those three days."

Then wait. Do not answer your own question.

## When the figure cannot move

Often it truly cannot, because of a scale or of colleagues. Many other things can: the start, a signing payment, a look at the pay after six months in writing, more leave, days at home, the title, training, a parking space. Ask: "If the base is fixed, where do you have room?"

## Yes, no, and the way there

Stay warm. These are the people you will have coffee with. Talk on the phone, confirm by mail. Do not threaten; say what you would choose. "At 79 I sign today" is stronger than any threat. If they say no to everything, you may still say yes with a good heart, or no without a bad one: you knew beforehand what you need.

Do not give notice in your old job before the new contract is signed by both sides. And once you have said yes, stop looking, and stop negotiating.`,
  },
  {
    key: 'comparing-two-offers',
    title: 'Comparing two offers: more than the larger number',
    summary: 'Put both on one page, count what can be counted, and decide about the rest with open eyes.',
    category: 'strategies',
    resourceType: 'article',
    tags: ['offer', 'decision', 'benefits', 'cost of living'],
    content: `Two offers are a pleasant trouble and still a trouble, because they are never of the same kind. One pays more, the other is nearer. Do the arithmetic first, so that afterwards you can think about the things that have no number.

## Count what can be counted

For each, per year:

1. Base pay, before tax.
2. Bonus: not the highest possible but what was really paid in the last years. Ask for it.
3. Shares or options: spread over the years until they are yours, and with a large question mark if they cannot be sold.
4. What they pay into a pension, and for health insurance, and what you pay for it yourself.
5. Leave, sick pay, parental leave. A day off has a value: one working day's pay.
6. What it costs you to work there: the way, parking, meals, clothes, childcare hours, a move.
7. Hours that are really worked. Divide. A higher salary for fifty hours can be a lower one by the hour.

If the places are in different towns, rent alone can turn the result round. The offer comparison in the [salary analyzer](/app/salary) puts base, bonus, shares over four years, leave and cost of living side by side.

Do it on one page, with the same lines for both. Where you have no figure, write "ask", and ask.

## What has no figure

Write down, before you look at the result, what matters to you this year. Three things, not ten. Learning something? Being home at five? Security? People? Money, because of a debt? For each offer give yourself an honest answer, with a fact from the interviews rather than a feeling: "The manager could not say when she last took a holiday."

Think about the boss longer than about the company. You will see that person every day. And think about the second step: which of the two makes more doors open afterwards?

## Test your own choice

Flip a coin and watch what you hope for while it is in the air. Or tell a friend that you have taken A, live with it for an evening, and see how it feels. Next evening B. It sounds childish and it is quicker than a third table.

## Talking to both

It is fair to tell the one you prefer that you have another: "I would rather come to you. The other offer is higher by 5,000. Is there something that you can do?" Once, with true figures. See [negotiating](/app/interview?tab=resources&resource=negotiating-an-offer).

Ask both for the same amount of time, and keep the dates. When you have decided, ring the one you take, get the contract signed, and then tell the other, quickly and with thanks. People change companies. You will meet again.

And if both are wrong, you may say no twice. An offer is an invitation, not a debt.`,
  },
  {
    key: 'references',
    title: 'References: whom to ask and how to prepare them',
    summary: 'Choose people who saw you work, tell them what it is about, and never be surprised by them.',
    category: 'tips',
    resourceType: 'article',
    tags: ['references', 'final round', 'preparation', 'networking'],
    content: `References are mostly rung up at the end, when they want you already. A good one confirms the decision. A lukewarm one makes a doubt grow. You have more influence on that than you might think, since you choose who picks up the phone and what they know beforehand.

## Whom to ask

Two or three people who saw you at work in the last five years or so. Best is a former direct manager. Then a senior colleague, a customer, somebody whom you led. At the beginning of working life: a teacher, the head of a placement, a coach, somebody from volunteer work. No family, no friends whose only knowledge of you is from the kitchen.

Choose the one who can tell a story about you rather than the one with the grand title.

If you are still employed and nobody may know that you are looking, say so openly: "My present employer does not know. I can give you two former managers now, and my present one once we have agreed." It is quite usual.

## Ask so that they can say no

"Would you feel able to give me a good reference for a job as a ward manager?" If somebody hesitates, thank them and ask another. A reference given out of duty can be heard.

## Tell them what they need

When a call is likely, send ten lines:

- the job, the company, the name of whoever will ring,
- the posting, with the two requirements that matter most,
- what you did together, with a year and a result, as they may have forgotten,
- something that came up in the interview: "They will probably ask how I deal with time pressure. You may remember the move in 2022."

You do not put words into their mouth. You save them from having to search.

## What you may expect

In many places former employers confirm only the job and the dates, by their own rule. That is no bad sign, and recruiters know it. They may not make up things about you. If you believe that somebody does, ask a friend in HR or a lawyer what can be done where you live.

Background checks are another matter: in most places they need your consent, in writing. Read what you sign, and say beforehand what will be found. "You will see that I was at Holt for only four months. That was the site that closed."

## Afterwards

Tell your references how it ended, in any case. Thank them properly, with a card or a lunch. Ask what they were asked, as it tells you what your new boss worries about. And be a good reference yourself when somebody asks you: prepared, truthful, warm.

Keep names and numbers out of your resume. "References on request" can go as well, because everybody knows it. Note them as contacts with your application in the [Job Tracker](/app/tracker) instead.`,
  },
  {
    key: 'after-a-rejection',
    title: 'After a rejection: what to do with it',
    summary: 'How to read it, how to ask for feedback you can use, and how to keep going.',
    category: 'tips',
    resourceType: 'article',
    tags: ['rejection', 'feedback', 'motivation', 'after the interview'],
    content: `It hurts, and it hurts more the closer you came. Give it the evening. Then look at it as you would look at somebody else's, since most of what you will be tempted to conclude is not in the letter.

## What it says, and what it does not

It says that on that day, for that place, somebody else was chosen. Often by very little. Often for a reason that you could not change: an internal candidate, a budget, a person who had used the very same system. It does not say that you are not good enough, and the sentence in the mail ("candidates whose profile fits even better") says nothing at all. It was written once for everybody.

What can tell you something is the place where it happens.

- **No answer or a no before any talk, many times:** look at the resume and at which jobs you choose. Check [how well you fit](/app/jobs) before you apply.
- **A no after the first talk, several times:** look at your opening, your reasons and the salary question.
- **A no after the last round, several times:** you are good. Look at the last ten percent: examples, questions, closing. Or it is luck, and you need more tries.

One rejection is no pattern. Three at the same place are.

## Ask, so that it can be answered

Most people ask "Why?" and get nothing, as lawyers have taught companies to be careful. Ask for something smaller and forward-looking:

> Dear Mr. Novak, thank you for telling me and for your time. If you could give me one piece of advice for my next interview, what would it be? I would take it gladly and not argue. Kind regards, Tomás

By phone it works better than by mail. And keep the promise: do not argue. Say thank you, write it down, sleep on it. If two people who do not know each other say the same, it is true.

## Use it the same week

Write down the questions that you could not answer well, and answer them now. Put them to yourself in a [mock interview](/app/interview?tab=mock-interview). That is the one moment at which you know exactly what to practise.

## Keep the door open

Thank them, and mean it. The first choice may not start, and another place may open. Write to the person you liked best, once, after half a year.

## Look after yourself

A search is a run of noes with a yes at the end, and nobody knows its length. Count what you can control: applications sent, people spoken to, answers practised. Plan days off. Speak with somebody who is in the same boat. If it goes on for long and everything turns grey, talk to a doctor or to somebody whose work that is; it is a common reaction to a hard time and nothing to be ashamed of.

And if something about the process was unfair, for instance a question about your faith or your children, read [what need not be answered](/app/interview?tab=resources&resource=questions-you-need-not-answer).`,
  },
]
