import type { ResourceText } from './resource-text.ts'

export const earlyKindResources: ResourceText[] = [
  {
    key: 'phone-screen',
    title: 'The phone screen: twenty minutes that open the door',
    summary: 'What the recruiter has to find out, and how to make it easy for them to say yes.',
    category: 'strategies',
    resourceType: 'guide',
    tags: ['phone screen', 'first round', 'salary', 'recruiter'],
    content: `The first call is short and has a plain purpose. The recruiter has a list of people and must decide who meets the hiring manager. They are not looking for the best answer of the day. They are looking for reasons to be sure that the next hour will not be wasted.

## What is on their sheet

Nearly always the same five lines:

1. Is what the resume says true, and can this person talk about it?
2. Do they have the two or three things without which it makes no sense: a license, a language, a system, the shifts, the place?
3. Does the pay they expect fit into the range?
4. When can they start, and may they work here?
5. Why us, in one sentence that is not about the commute?

Have a short, true answer for each and you have done most of the work.

## Short answers win

On the phone nobody sees you nod. Answers of more than a minute and a half become hard to follow. Say the headline first, then one example, then stop. "Yes, three years, mostly on outpatient wards. The last one had thirty beds and I led the night team." If they want more, they ask.

Stand or sit upright, have your resume and the posting in front of you, and smile when you say hello. It can be heard.

## The question of money

It often comes here. You do not have to name a figure first: "I would like to understand the role better. What range have you planned for it?" If they insist, give a range whose lower end you would really accept. More in [the salary question](/app/interview?tab=resources&resource=the-salary-question), and real figures in the [salary analyzer](/app/salary).

## If the call comes out of the blue

You are allowed not to be ready. "Thank you for ringing. I am on a train and would like to give you my full attention. Could we speak at four?" That is a good first impression, not a bad one.

## Your own two questions

Ask about the next steps and about the one thing that matters most to the manager. "If you had to choose, which of the requirements is the hardest to find?" A recruiter knows, and will often tell you. You now know what to prepare for the second round.

## Right afterwards

Write down the name, the range they named, the steps and the dates. Then log the call in your [interview tracker](/app/interview?tab=tracker). When the next round comes in three weeks, you will be glad not to have to guess.

If you hear nothing by the date they gave, wait two working days and ask once, in three lines. Silence after a screen is mostly a full desk and seldom a verdict.`,
  },
  {
    key: 'technical-interview',
    title: 'The technical interview: think where they can hear it',
    summary: 'How to work on a problem in front of somebody, whatever the trade.',
    category: 'strategies',
    resourceType: 'guide',
    tags: ['technical', 'problem solving', 'practice', 'whiteboard'],
    content: `A technical interview may be code on a screen, a circuit on a bench, a set of accounts with an error in it, or a patient's chart. What the interviewer watches is the same everywhere: how you come from "I do not know yet" to a next step that makes sense.

## Before you touch anything

Say the problem back in your own words. Ask about what is missing: how much, how often, for whom, what may not go wrong. Two minutes of questions are not time lost. A large part of what is marked as wrong in technical interviews is a good answer to another question.

Then name a plan. "I will first do it in the simplest way that works, check it with a small example, and then see where it breaks." Now they can tell you when they want something else, before you have spent half an hour on it.

## While you work

Talk as you would to a colleague at the next desk. Not every keystroke; the decisions. "I take a list here since there will be few of them. If there were millions I would do it differently." When you are stuck, say where: "I know what goes in and what must come out, and I am looking for the step between." That sentence invites a hint. Take hints. Somebody who can use help is easier to work with than somebody who cannot.

Check your work aloud at the end: the empty case, the largest, the one that is wrong on purpose. Finding your own mistake counts for you.

## When you do not know

Do not bluff. You speak with people who do this every day. "I have not used that. From what I know about the one I did use, I would expect it to work like this, and I would check it here." Honest limits make the rest of your answers worth more.

## Preparing

- Do small problems, with a clock, on paper or in a plain editor, three or four times a week rather than all at once.
- Go through your own resume and make sure that you can explain each tool named there for five minutes: why it, what was bad about it, what you would use today.
- Ask the recruiter for the form: alone or together, own machine or theirs, which tools are allowed, also whether an assistant is. Then stay within that.

The [technical questions of the bank](/app/interview?tab=questions) are sorted by field and level; begin one level lower than you think you need.

## Afterwards

Solve the thing that beat you, at home, the same day. You will not always meet it again, but you will meet its cousin. And if it still bothers you, send your solution with your thank-you note in two lines. It can turn a maybe into a yes.`,
  },
  {
    key: 'take-home-task',
    title: 'The take-home task: do it well, and not for a week',
    summary: 'Ask about the hours, deliver something small and whole, and write down what you left out.',
    category: 'strategies',
    resourceType: 'guide',
    tags: ['take-home', 'technical', 'time', 'presentation'],
    content: `A task for home is fairer than an interview for many people: quiet, your own tools, no one watching. It has one trap. There is no clock on the wall, and those who have the fewest duties at home have the most hours to give. So give it a clock.

## Before you start

Ask three things by mail, on the day it comes:

- How many hours do you expect it to take?
- What will you look at, and who will read it?
- May I use the help that I would use at work, including an assistant?

If you are told four hours, plan five and then stop. If it would plainly take two days, you may say so: "I would like to do this well. In the time I have I can do the first two parts. Would that give you what you need?" Many will be glad that somebody asked.

If the task is a real piece of their business, with their data and their name, and they want the rights to it, ask whether it is paid. That is a normal question.

## What good looks like

Small and whole beats large and half. One report that answers the question, with figures that add up, is better than four that nearly do. Make it run, open or print at the first try on a machine that is not yours. Somebody will give it ten minutes between two meetings.

Put a page in front of it:

1. What I understood the task to be.
2. What I did, and how to look at it.
3. What I decided and why, where there were two ways.
4. What I left out, and what I would do next with another day.

That page is often read more closely than the work. It shows how you think and that you know the difference between done and perfect.

## Details that are noticed

Spelling in headings. Names of files that say what is in them. A test, or a check that shows the total is right. Their logo drawn wrongly is noticed too, so leave it out. Say honestly where something came from, be it a library, a template or a machine.

## The talk about it

Most tasks end in a conversation, and that is where the decision falls. Prepare to be asked "Why like this?" three times. Know the weakest part and name it before they do. If they suggest a change, think aloud about it rather than defending your work: they want to see what it is like to improve something together with you.

## When you hear nothing

You gave hours of your life, so you may ask what became of them. A week after the date, in one mail: "Could you tell me one thing that you would have liked to see differently?" Not all will answer. Those who do give you something worth more than the four hours.`,
  },
  {
    key: 'informational-interview',
    title: 'The informational interview: asking without asking for a job',
    summary: 'Twenty minutes with somebody who does the work. How to get them, use them and say thank you.',
    category: 'strategies',
    resourceType: 'article',
    tags: ['networking', 'career change', 'research', 'questions to ask'],
    content: `An informational interview is a conversation in which you ask and somebody who knows the work answers. No job is on the table. That is why people say yes to it, and why it is one of the best ways to find out whether a change is a good idea before you make it.

## Whom to ask

Not the director. Ask somebody two or three years ahead of you, in the job that you think you want. They still remember how they got in, and they know what a Tuesday looks like. Former colleagues of colleagues, people who studied where you did, people who wrote something that you have read: a thin thread is enough.

## What to write

Five lines. Who you are, why them, what you would like to know, how long, and an easy way out.

> Hello Ms. Adeyemi, I run a warehouse shift and am thinking about moving into supply planning, as you did. Could I ask you three questions about it, for twenty minutes by phone, in the next two weeks? If it does not suit you, I fully understand. Thank you either way, Ruben

Do not attach a resume. An attachment turns a question into an application.

If there is no answer, ask once more after ten days, then somebody else.

## What to ask

1. What did you do last week, really, hour by hour?
2. What do people get wrong about this job before they have it?
3. What did you bring from your former field that turned out to be useful?
4. If you hired somebody with my background, what would you worry about?
5. Whom else should I talk to?

The fourth is the most valuable one. It gives you the doubt that you will meet in every interview, from somebody who has no reason to be polite about it. The fifth turns one conversation into three.

## Keep to it

Be on time, ask, listen, write things down, and end after twenty minutes even if it goes well: "I promised twenty minutes. Thank you." They may want to go on. That is up to them.

Do not turn it into a request at the end. If they think of you for something, they will say so. If you would like to apply at their place one day, ask openly how people usually get in there.

## Afterwards

Thank them the same day, with one thing that you took from it. And write again in some months, when you have done something with it: "You told me to learn how forecasts are made. I have, and it was the question they asked." Hardly anybody does this, and everybody is pleased by it. That is what a network is: people who know how their advice turned out.

You can keep what you learned as notes beside the jobs in your [Job Tracker](/app/tracker).`,
  },
  {
    key: 'case-interview',
    title: 'The case interview: structure first, numbers second, an answer at the end',
    summary: 'How to go from an open business question to a recommendation in half an hour.',
    category: 'strategies',
    resourceType: 'guide',
    tags: ['case', 'structure', 'estimation', 'consulting'],
    content: `"Our client sells coffee machines and profit is falling. What would you do?" A case is a conversation about a problem that nobody can solve in thirty minutes. You are not judged on the truth about coffee machines. You are judged on whether somebody could follow you through it and whether there is a decision at the end.

## The first three minutes

Say the question back. Ask what counts as success: how much, by when, and what may not be touched. Ask for the one definition that matters ("Profit of the whole firm, or of this line?"). Then ask for a moment, and draw a structure on paper.

A structure is a tree with few branches that do not overlap. For falling profit: what comes in (how many, at which price), what goes out (what each costs, what is spent anyway), and what changed outside (rivals, customers, rules). Three branches made for this case are better than a famous framework poured over it.

Say it aloud and say where you would begin, and why: "I would look at the number of machines sold first, as the price has not moved, you said."

## Numbers

You will have to reckon in your head. Round boldly and say so. "Fifty-two weeks, let me call it fifty." Write units beside every figure. When you have a result, ask yourself whether it can be: a café that sells nine thousand cups a day is a mistake in the third line, and it looks good to find it yourself.

For estimates, build from what everybody knows. How many people live there, which part of them drinks coffee, how often. Each step is a number that can be argued about, and that is the point.

## Listen for turns

At some time the interviewer gives you a piece of data. It is there for a reason. Say what it says, then what it means for the question: "Repair costs have doubled since the new model came. So the fall may have less to do with sales than I thought. I would look at guarantees next."

## The ending

Leave two minutes. Answer first, then reasons, then doubts and the next step.

> I would fix the pump of the new model before doing anything about price. It explains most of the extra cost, it is one part from one supplier, and customers have not left yet. My doubt is whether the old model will show the same after its second year; I would check its returns this week.

If you ran out of time, give your best answer with what it hangs on. "It depends" is an answer only with the sentence after it.

## Practice

Ten cases aloud with another person teach more than fifty read alone. Swap roles: giving a case shows you how it sounds from the other side. And practise the plain skills by themselves, percentages and rounding, for ten minutes a day.`,
  },
]
