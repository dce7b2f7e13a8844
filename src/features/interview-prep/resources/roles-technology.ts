import type { ResourceText } from './resource-text.ts'

const asked = { category: 'questions', resourceType: 'guide' } as const

export const technologyResources: ResourceText[] = [
  {
    ...asked,
    key: 'questions-for-software-engineers',
    title: 'What software engineers are asked beyond the puzzle',
    summary: 'Reading code, designing with limits, the worst outage: what is behind eight usual questions.',
    jobRole: 'Software Engineering',
    tags: ['software', 'technical', 'system design', 'code review', 'incidents'],
    content: `Puzzles get the attention, yet most decisions fall elsewhere: on how you read somebody else's code, how you design with limits, and what you did on the night when it broke. Prepare those and keep an hour a day for the puzzles.

## Eight questions

1. **"Take us through something you built."** Problem, limits, choice, price. Draw it in four boxes. Know the numbers: users, requests, size of the data.
2. **"What would you do differently?"** Something real. Engineers without regrets have not looked.
3. **"Review this code."** Say first what it is meant to do. Then what is wrong (and can hurt), then what is unclear, then taste, marked as taste. Find something good too, if there is something.
4. **"Design a service that shortens links"**, or the like. Ask how many, how fast, what may be lost. Begin with one machine and one database, and say at which number it stops being enough.
5. **"Tell me about an outage."** What did users see, how did you find it, what did you do first to stop the damage, what changed? No names of culprits.
6. **"How do you test?"** Which test would have caught your last bug? What do you leave untested on purpose?
7. **"A disagreement about a design."** What was the other person right about?
8. **"How do you work with an assistant that writes code?"** What do you let it do, how do you check it, what do you never paste into it? Be exact. They will watch whether you understand what you hand in.

## While coding

Talk about decisions, name things well from the start, run it early with the smallest case. If you know a trick, say that you know it. If you copy a pattern, say why it fits. Write the test for the case that you are afraid of. More in [the technical interview](/app/interview?tab=resources&resource=technical-interview) and in a [worked answer](/app/interview?tab=resources&resource=worked-answer-technical-decision).

## By level

For a first job they look at how you learn: something that you took apart because you wanted to know. In the middle: that you finish, and that others can go on from it. Senior: what you decided not to build. Staff or lead: how a decision of yours was carried by people who had not been in the room.

## Bring along

Two projects that you can explain to the bottom, one of them small. If your work is not public, prepare a drawing without secrets. Clean up a public repository only if you have something to show there; an empty page is no fault.

## Ask them

How long does it take from a merged change to a user? Who is woken at night, and how often in the last month? What did you last delete? Who decides what is built next, and how do engineers hear why?`,
  },
  {
    ...asked,
    key: 'questions-for-data-people',
    title: 'What analysts and data scientists are asked',
    summary: 'SQL, a case, and the number that was wrong: eight questions and how to think aloud about data.',
    jobRole: 'Data and Analytics',
    tags: ['data', 'SQL', 'case', 'statistics', 'stakeholders'],
    content: `A company that hires for data has usually been burned by a figure. So behind every question stands another: can I rely on what this person gives me, and will they tell me when I cannot?

## Eight questions

1. **"Write a query for ..."** Ask what one row is. Say which joins could double rows, and check a total against something known before you go on. That habit is worth more than a window function, but know those too.
2. **"Our sign-ups fell by 15 percent last week. What do you do?"** First: is it true? A broken counter, a holiday, a changed definition. Then cut it: where, who, since when, on which device. Then what changed at that hour.
3. **"Tell me about a figure that turned out to be wrong."** How did you notice, whom did you tell, how fast?
4. **"Explain a confidence interval, or p, or overfitting, to a manager."** With an example from their business and without formulas. Be right; a simple lie is worse than silence.
5. **"How would you test whether the new page is better?"** What do you measure, for how long, on whom, and what would make you stop? What if the result is unclear?
6. **"Somebody wants a figure that supports a decision already taken."** Give what the data say, with what they do not say. Offer to find out what would change the decision.
7. **"Which chart here is wrong?"** Look at the axis, then at the base, then at what was left out.
8. **"A model of yours in use."** What happens on the day when it is wrong? Who notices? Does it treat some people worse than others, and did you look?

## A scene

> The refund total in the dashboard did not match the bank. It had been like that for a year, by a few hundred a month. I rebuilt it from the raw invoices, twice, and found that we rounded each line and not the sum. I wrote one page with the formula, three examples and what it had cost, and walked finance through it before anybody else saw it.

Doubt, proof, and tact in the order of telling.

## The task at home

Few pages. The answer first, a chart for it, then how sure you are and why, then what you did with missing values. Put the code in order, because somebody will open it. Mark where you had to guess. More under [take-home tasks](/app/interview?tab=resources&resource=take-home-task).

## Bring along

One analysis that changed a decision, one that changed nothing although it should have, and one that you stopped. The second is the one they will like best if you tell it without bitterness.

## Ask them

Which figure is looked at first on Monday, and who trusts it? Where is it written how it is counted? When did somebody last change their mind because of data?`,
  },
  {
    ...asked,
    key: 'questions-for-product-managers',
    title: 'What product managers are asked',
    summary: 'Saying no, choosing a measure, working with engineers: eight questions with their hidden half.',
    jobRole: 'Product Management',
    tags: ['product', 'prioritization', 'metrics', 'case', 'stakeholders'],
    content: `Product managers have no product to bring along that is theirs alone. So interviewers look for how you decide: what you leave out, how you know, and whether engineers would want to sit beside you again.

## Eight questions

1. **"A product you like. What would you change?"** Whose problem does it solve, which one is not solved, what would you try first, how would you see in four weeks that it helps? One change, not seven.
2. **"What did you decide not to build?"** The best question of all. Who wanted it, how did you say no, were you right?
3. **"How do you choose what comes next?"** A framework is fine if you then tell of the time when you did not follow it.
4. **"Which single measure would you look at?"** Choose one, then say how it could go up while things get worse, and what you would watch beside it.
5. **"The launch failed."** What did you believe, what was true, when could you have known?
6. **"Engineering says three months, sales says three weeks."** Take it apart: what has to be there for the first customer? Who needs to hear which truth?
7. **"How do you talk to users?"** Last time, how many, what surprised you. If it is long ago, say so, and why.
8. **"Estimate how many ..."** Build it from what everybody knows; see [the case interview](/app/interview?tab=resources&resource=case-interview).

## A scene

> Sales had promised a customer an export to their format. I asked to listen to the call. They did not want an export; they wanted to send a figure to their boss on Mondays. We built a mail with that figure, in two days. Eleven other customers switched it on in the first month. The export was never asked for again.

A request, the need below it, the smallest thing, a sign that it was right.

## "We" and "I"

You did not build it and you did not sell it. Say exactly what was yours: the question, the cut, the decision, the note that everybody read. Claiming the work of engineers is heard within one sentence by the engineer on the panel.

## The presentation

Often you are to present a plan for a product of theirs. Use it before, write down where you got stuck, talk to two people who use it. Say what you could not know from outside. Give a decision, the two things that you would not do, and what would prove you wrong; see [the presentation](/app/interview?tab=resources&resource=presentation-interview).

## By level

First job: curiosity and order. Experienced: a cycle from problem to result, with your part in it. Lead: how you made other product people better, and how you stopped something large.

## Ask them

Who can stop a feature here? What did you take out last year? How do product and engineering disagree, and who was right the last time?`,
  },
  {
    ...asked,
    key: 'questions-for-designers',
    title: 'What designers are asked, and how to show a portfolio',
    summary: 'Telling a project in ten minutes, taking criticism, the exercise on the whiteboard.',
    jobRole: 'Design',
    tags: ['design', 'portfolio', 'critique', 'accessibility', 'research'],
    content: `Everybody can see whether your work looks good. The interview is about what cannot be seen: why it became like that, what was thrown away, and what happened when real people used it.

## The portfolio in ten minutes

Two projects, not six. For each:

1. Who had which problem, and how do you know?
2. What were the limits: time, technology, rules, taste of the boss?
3. Two things that you tried and left, with a picture.
4. What was built, and where it differs from your drawing.
5. What came of it, and what you would change.

Say in the first minute what your part was. "Research and flows were mine, the visual design was Kemi's." Show a sketch and a mess somewhere; polished surfaces all look alike. If your best work is secret, tell the problem with another subject, and say that you do so.

## Seven questions

1. **"Why is this here?"** pointing at some detail. There should be a reason, or "I would ask that myself today".
2. **"How did you test it?"** With whom, how many, what surprised you, what you changed the next day.
3. **"A developer says that it cannot be built."** Ask what makes it costly. Keep the aim, change the form.
4. **"Somebody above you wants the logo bigger."** What are they worried about? Solve that.
5. **"How do you make it accessible?"** Concrete: contrast, focus, sizes for touch, text that grows, a screen reader that you have used yourself. Not a list of standards alone.
6. **"Criticize our product."** Kindly, from a user's task, with one thing that is good. They know most of it. They are watching the tone.
7. **"Criticism that hurt."** What was true in it?

## The exercise

"Design a ticket machine for people who do not speak the language." Ask who, where, in which situation. Choose one person, tell a small story, sketch the steps before the screen. Say what you leave out. Nobody will look at how well you draw.

If the task is to be done at home and seems to be real work for them, ask about time and use; see [the take-home task](/app/interview?tab=resources&resource=take-home-task).

## A scene

> In the test all six people pressed the picture and not the button. I had drawn the button. I made the whole card pressable and took the button out. It looked emptier, and my colleague did not like it. We tried both with six more people, and then he liked it.

## Ask them

Who decides when designers and the business disagree? When did a test with users last stop something? Who writes the words on the screens? How far are engineers away when you draw, in metres or in days?`,
  },
]
