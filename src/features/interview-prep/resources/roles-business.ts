import type { ResourceText } from './resource-text.ts'

const asked = { category: 'questions', resourceType: 'guide' } as const

export const businessResources: ResourceText[] = [
  {
    ...asked,
    key: 'questions-for-sales',
    title: 'What people in sales are asked, and the role play',
    summary: 'Figures, a lost deal, the call they let you make: eight questions and how to prepare for them.',
    jobRole: 'Sales',
    tags: ['role play', 'closing', 'figures', 'objections', 'pipeline'],
    content: `A sales interview is a sales call in which you are the product. They watch whether you ask before you pitch, whether you listen to the answer, and whether you ask for the next step at the end.

## Eight questions

1. **"Your figures, please."** Target, result, how many of the team reached it, size of a deal, length of the cycle, own leads or given ones. Know them for three years. If a year was bad, say it before they find it.
2. **"A deal you lost."** Why really? What did you do with it afterwards? People who lost only because of the price have not asked.
3. **"A deal that you walked away from."** It shows judgment. If you have none, that is a thing to think about.
4. **"How do you plan your week?"** Hours for finding new customers are in the calendar or they do not exist.
5. **"Sell me this pen."** Do not praise the pen. "When did you last write something by hand that mattered?"
6. **"The customer says: too expensive."** Compared with what? Ask, then be quiet.
7. **"How do you work with those who deliver what you sold?"** Promises that can be kept. Name one that you refused.
8. **"A month without a sale."** What you looked at, what you changed, how you kept going.

## The role play

Ask for the situation, take a minute, set an aim for the call: "I want a second meeting with the person who decides." Open in one sentence, ask three open questions, repeat the need in their words, offer one thing that fits it, agree on a date. If you are interrupted, let yourself be. Afterwards say what you would do better; it is often the real test.

## A scene

> A dentist's practice had said no twice. I asked whether I might watch for an hour at the desk. The phones rang all the time and nobody wrote anything down. I came back with one page about the calls they missed in that hour. They bought, and it was the smaller package. It was what they needed. A year later they bought the other one and sent me a colleague.

Curiosity, proof, restraint, and the reward of restraint.

## Pay

In sales the pay is part of the talk. Ask early, and without shyness: base and variable part, what the target is and how many reach it, when it is paid, what happens to it when a customer cancels. Somebody who does not ask that makes a sales manager nervous. Read [the salary question](/app/interview?tab=resources&resource=the-salary-question) as well.

## Ask them

Where do the leads come from? What do your best people do differently? Why do customers leave? What is the territory, and who had it before?`,
  },
  {
    ...asked,
    key: 'questions-for-accountants',
    title: 'What accountants and controllers are asked',
    summary: 'Month end, pressure, a figure that does not fit: eight questions, some technical, some about backbone.',
    jobRole: 'Finance and Accounting',
    tags: ['accounting', 'month end', 'ethics', 'technical', 'controls'],
    content: `In accounting they check two things: whether you know it, and whether you stay straight when somebody pushes. The first part is quickly tested. The second decides.

## Eight questions

1. **"Take me through your month end."** Days, order, what depends on what, where it gets stuck. What did you make shorter, by how many days, and how did you make sure that it stayed right?
2. **"Profit rises and cash falls. How can that be?"** Receivables, stock, investments, repayments. Say it with an example from a shop.
3. **"Which entry would you make for ...?"** Accruals, leases, a return after the end of the year, a foreign currency. If you do not know the standard for it, say where you would look and what you would expect.
4. **"An account does not reconcile. What do you do?"** From large to small: period, sign, duplicates, half of the difference, digits that were swapped. And at which amount do you stop searching, and who decides that?
5. **"Your manager asks you to move an invoice into next month."** Ask for the reason, say what the rule is, offer what is possible, write it down. If it is not possible: no, politely, and you know whom to turn to.
6. **"A mistake that you found after it was filed."** Who heard of it and when? What was corrected?
7. **"How do you explain a variance to somebody who runs a workshop?"** In hours, parts and orders, not in percentages of a budget line.
8. **"What have you automated?"** And what do you still check by hand, and why?

## A scene

> In my first month end I found 40,000 on a suspense account that had been carried forward for two years. Everybody knew it and nobody owned it. I asked for two afternoons. It was freight that had been booked twice, once from the delivery note. We got 31,000 back. Now there is a name behind every suspense account, and the list goes to the manager on the fifth.

## Tests

You may be given a trial balance, a bank reconciliation, or a spreadsheet with a mistake in it. Write down your assumptions. Check sums first, signs second. Leave a trail that another person can follow. Know your lookups and pivot tables without a mouse, if the posting sounds like it.

## Bring along

Systems with versions, size (turnover, entities, invoices a month), standards, audits that you went through and which side you sat on, and your qualification with its state: "two papers left, in June".

## Ask them

How many days does the close take, and how many should it take? What did the auditors write in their letter last year? Who owns the figures when finance and the business disagree? How much of December would I see of my family?`,
  },
  {
    ...asked,
    key: 'questions-for-project-managers',
    title: 'What project managers are asked',
    summary: 'A plan that slipped, people who do not report to you, bad news: seven questions and what they measure.',
    jobRole: 'Project Management',
    tags: ['projects', 'planning', 'risk', 'stakeholders', 'delivery'],
    content: `Methods are asked about and people decide. Whoever interviews project managers has lived through a late project, and would like to know what you would have said to them, and in which week.

## Seven questions

1. **"A project that went badly."** When did you see it first? When did you say it, and to whom? The time between these two is the answer.
2. **"How do you plan something that nobody has done before?"** Break it down until somebody can put a date on the pieces, plan the near part finely and the far part roughly, name what you assume, and say when you will plan again.
3. **"Somebody does not deliver, and is not your subordinate."** Ask what is in the way. Make the consequence visible. Then their manager, with their knowledge.
4. **"The sponsor wants more, with the same date."** What may go out instead? Put two versions before them and let them choose, in writing.
5. **"How do you report?"** One page: what is done, what comes, what is red and what I need from you. No green outside and red inside.
6. **"Which risk did you see coming, and what did it cost to prevent?"** Numbers, if you have them.
7. **"Agile or not?"** What fitted which project, and why. Belief is not needed.

## A scene

> The new till was to go live in sixty shops in October. In June the printers did not arrive. I drew a plan without printers, and one with twelve shops only. I went to the sponsor with both, before the steering meeting and not in it. She took the twelve. We learned so much in these that the other forty-eight went live in three weeks, in February, before the sales. Had I waited for the printers, we would have gone live in December with nothing tried out.

A decision by somebody who could take it, brought to her in time, with a choice.

## Be exact about size

Budget, people, length, how many suppliers, how many countries. "I coordinated" is a weak verb; what moved because of you? If you were one of three, say which third.

## Certificates

If you have them, name them and go on. If you have none and they are asked for, say which ones you prepare. And show that you know the words, in case their house is built on them.

## The exercise

Often you get a short text with twenty facts and are to make a plan in half an hour. Begin with the end: what must be true on the last day? Look for the thing that has to be first and takes longest. Mark what is missing. Leave five minutes for the question "What would you tell the customer tomorrow?"

## Ask them

What is the oldest project here, and why is it still running? Who may stop one? How do I get people who are planned twice? Who reads the report?`,
  },
  {
    ...asked,
    key: 'questions-for-marketing',
    title: 'What people in marketing are asked',
    summary: 'Results that were yours, a campaign that failed, a budget to spend: seven questions and a scene.',
    jobRole: 'Marketing',
    tags: ['audience', 'campaigns', 'measurement', 'content', 'budget'],
    content: `Marketing has two dangers in an interview: to tell of colors, or to tell of figures that nobody can trace to you. They look for somebody who has an idea, knows whom it is for, and can say afterwards whether it worked.

## Seven questions

1. **"Your best campaign."** For whom, which behavior should change, what did it cost, what came of it, and how do you know it was the campaign? The last half sentence is where most answers end. Compare with something: the year before, another region, a group that did not see it.
2. **"One that failed."** What did you believe about people that was not true?
3. **"Here are 20,000 for a quarter. What do you do?"** Ask for the aim. Keep a part for what is known to work, a part for two small tries, and say when you will stop one of them.
4. **"Who is our customer?"** Say what you think after an evening of looking, and what you would ask three of them.
5. **"Write three lines for this."** Read it as somebody who is in a hurry. One promise, true, in their words. Then cut a third.
6. **"Sales says that your leads are no good."** Sit with them for a day and listen to ten calls. Agree on what a good one is.
7. **"How do you use tools that write and draw?"** For which steps, who checks facts and rights, and what stays in your own hand.

## A scene

> We sent a letter with news to 30,000 people every Friday, and fewer read it each month. I rang fifteen who had stopped. Twelve had been looking for one thing only, the table with the prices. So we sent just the table, on Mondays, with two sentences. Three quarters of the texts fell away, more people opened it, and the phone rang with questions that sales liked.

A figure that fell, a conversation rather than a theory, less instead of more.

## The portfolio

Six pieces at most. Under each: aim, audience, your part, result. Put in one that you are proud of and that did not work, and say why. Check that links still lead somewhere. Ask your old employer, if the piece was internal.

## Figures to know

Your budgets, costs for each customer won, size of lists, reach, what portion of new business came through marketing, and how that was counted. If you were in a team, say whose figure it was. "The traffic doubled; my part was the search pages, about a third of it."

## Ask them

What do customers say when they are asked why they bought? Which figure does the boss look at? What did you stop doing last year? Who may approve a text, and how long does it take?`,
  },
]
