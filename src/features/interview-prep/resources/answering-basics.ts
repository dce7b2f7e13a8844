import type { ResourceText } from './resource-text.ts'

export const basicAnswerResources: ResourceText[] = [
  {
    key: 'star-method',
    title: 'STAR: tell what happened so that it can be believed',
    summary: 'Situation, task, action, result: what belongs in each part, and how long each should be.',
    category: 'strategies',
    resourceType: 'guide',
    tags: ['STAR', 'stories', 'structure', 'behavioral'],
    content: `When a question begins with "Tell me about a time" or "Give me an example", the interviewer wants one event that really took place. What you did once is the best hint at what you will do again. STAR is a simple order for it: Situation, Task, Action, Result. Nobody gives points for the letters. They help you not to leave out what counts.

## The four parts

1. **Situation.** Where, when, what was at stake. Two sentences. "In March our largest clinic found that a tenth of its invoices did not match the bank."
2. **Task.** What you had to do, and why it was yours. One sentence. "I had to find the reason before the quarter closed on Friday."
3. **Action.** What you did, in order, and why this way. Half of your time. Say "I" where it was you, and "we" where it was not.
4. **Result.** What was different afterwards, with a figure where there is an honest one. And what you learned, or do differently since.

In ninety seconds to two minutes that gives you fifteen seconds for the start, about a minute for the action and twenty seconds for the end.

## The two usual faults

**All situation, no action.** Most people spend a minute on the background since they know it so well. Cut names, history and departments. If a detail is not needed to understand your decision, leave it out.

**No result.** Many answers end with "and then we did it". Ask yourself: who noticed? What could be counted? What did somebody say? If nothing measurable came of it, tell what stopped happening. "Since then nobody has rung me on a Sunday." A result that was half good is fine, if you say what the other half was.

## Prepare stories, not questions

You cannot prepare for a hundred questions. You can prepare six stories that answer eighty of them: a success, a failure, a conflict, something you started yourself, something you had to learn quickly, somebody you helped. Write each in ten lines. Put beside it which questions it fits. You can keep them in the story bank of your [interview preparation](/app/interview) and use them in letters too.

## Listen to the question first

The same story wears different clothes. Asked about conflict, tell what the other person wanted. Asked about priorities, tell what you left undone. Answer the question in the first sentence, then tell the story: "Yes, the hardest one was with our own finance team."

## Try it

Take one question of the [bank](/app/interview?tab=questions), answer it, and look at which of the four parts the feedback finds. Most people miss the same one each time. Find out which is yours.`,
  },
  {
    key: 'tell-me-about-yourself',
    title: '"Tell me about yourself": ninety seconds with a direction',
    summary: 'Present, past, future: a shape for the first answer, and three examples of it.',
    category: 'strategies',
    resourceType: 'guide',
    tags: ['opening', 'structure', 'motivation', 'practice'],
    content: `It is nearly always the first question and it is not about your life. It means: help me to understand what I am looking at. The interviewer has read five resumes today. Give them the sentence they should write at the top of the page, and a reason to ask about what you like to talk about.

## Present, past, future

1. **Present.** What you do now and what you are good at in it. One or two sentences.
2. **Past.** The two steps that explain how you became good at it. Not all of them.
3. **Future.** Why you are sitting here: what this job has that you want more of.

Ninety seconds. Say it aloud with a clock; what feels like one minute is often three.

## Three examples

**Ten years of experience.** "I run the night shift in a parts warehouse, thirty people, two of them my deputies. I began there as a picker and learned every station before I planned any. In the last three years I rebuilt how we hand over between shifts, and mistakes in picking fell by a third. What I like most is the planning, and in your job it is the whole day rather than the last hour of it."

**First job.** "I finish my studies in social work in June. What shaped me was the year in a day center, where I kept contact with nine families and learned how much depends on turning up. For my thesis I asked twenty of those families what helped. You work with the same people, and I would like to go on where I stopped."

**Change of field.** "I taught physics for eight years. What I turned out to enjoy was the part that nobody saw: building the tests, looking at the figures, finding out why a class did not get it. I have learned SQL and R in the evenings and worked through the results of my whole school. I would like to do that kind of work all week, and your team asks questions about learning."

Each has a direction. Each leaves a thread that one would like to pull: how did the mistakes fall, what helped the families, what did the results say? You are choosing the next question.

## What to leave out

Your family, your age, your health, and everything before the last ten or fifteen years that does not matter here. Quarrels with earlier employers. Adjectives about yourself: "reliable and motivated" is said by everybody; a fact says it better.

Do not read out the resume. They have it.

## If you stumble

Have the first sentence by heart, since that is the one you need when your pulse is high. The rest may come out differently each time. It sounds better if it does. Try it in a [mock interview](/app/interview?tab=mock-interview) until the ninety seconds feel short.`,
  },
  {
    key: 'strengths-and-weaknesses',
    title: 'Strengths you can prove and a weakness you can name',
    summary: 'How to answer both without boasting and without the trick that everybody knows.',
    category: 'strategies',
    resourceType: 'article',
    tags: ['weaknesses', 'strengths', 'honesty', 'self-knowledge'],
    content: `The question about weaknesses is old, tired and still asked, because the answer shows something: whether you know yourself, and whether you can speak about a fault without falling over it. The question about strengths shows whether you understood what the job needs.

## Strengths: one, with proof

Name one or two, chosen for this job. Each with a short example and with what it does for others.

"I keep calm when several people want something at once. In the call center I was the one who took the desk on Mondays. I sort by what gets worse while it waits, and I tell the others when I will get to them. That last part is what they remember."

A list of five adjectives says nothing. One strength that can be seen says a lot, and they will believe the next one more easily.

## Weaknesses: real, bounded, in work

A good one has three parts.

1. **It is true**, and somebody who worked with you would recognize it.
2. **It is not the heart of this job.** An accountant should not choose numbers, a nurse should not choose hygiene.
3. **You do something about it**, which can be checked.

"I used to say yes too quickly. Colleagues came with small things and in the evening mine were not done. Now I ask by when they need it before I answer, and I keep an hour in the morning for my own work. My manager would tell you that it is better, and that in December it still happens."

That last half sentence is what makes it believable.

Other honest ones: going too deep into detail before showing it to somebody; speaking little in large meetings; being short with people who come unprepared; finding it hard to hand work over; having little practice in a tool that can be learned in weeks.

## What does not work

"I am a perfectionist" and "I work too hard" are heard so often that they answer nothing. "I cannot think of any" is worse. And do not confess: a weakness is not the place for an illness, a breakdown or a trial. You never have to speak about your health here; see [questions that need no answer](/app/interview?tab=resources&resource=questions-you-need-not-answer).

## Variations

"What would your last manager want you to work on?" Answer as if they would be rung up tomorrow, since they may be. "What feedback did you not agree with at first?" Tell what changed your mind. "What are you worse at than the others in your team?" Say it, and say who did it instead: knowing when to ask for help is a strength after all.

Write your answer down in four sentences, sleep on it and read it to somebody who knows you. If they laugh and nod, it is a good one.`,
  },
  {
    key: 'gaps-in-a-resume',
    title: 'A gap in the resume: one sentence, then back to the work',
    summary: 'Care, illness, a search that took long: what to say, what to keep to yourself.',
    category: 'strategies',
    resourceType: 'article',
    tags: ['gaps', 'career break', 'honesty', 'privacy'],
    content: `Nearly everybody who has worked for twenty years has a gap somewhere. Interviewers ask about it for two plain reasons: they want to know whether something will come up again that touches the job, and they want to see how you deal with an awkward question. Both can be answered in twenty seconds.

## The shape

1. What it was, in a few words.
2. That it is settled, or how it is arranged now.
3. Something from that time, if there is something.
4. Back to the job.

"I cared for my father for two years. That time is over. I kept my license up with the courses it needs, and I am looking forward to working full weeks again. May I say something about your outpatient clinic?"

The last sentence is the important one. You close the subject and open another. Nobody will hold on to it.

## Examples

- **Children:** "I was at home with my children for four years and planned it like that. Since September there is care for them." You need not say even that much. Whether and how your children are looked after is nobody's business, and many people only say "I took a break for family reasons, and it is over."
- **Illness:** "I was away for health reasons. I am able to do this job." You owe nobody a diagnosis. In many countries an employer may not ask for one before an offer.
- **A long search:** "The market in my field became narrow. I used the time for two certificates and helped in a friend's workshop on Fridays, so I did not lose touch with the tools."
- **It went wrong:** "I started a business with a friend. After a year and a half we closed it, with all bills paid. I learned more about costs than in any job."
- **Prison, addiction, a very dark time:** say only what you have to and what is true. Where the law of your place asks for a disclosure, for instance in work with children, get advice before the interview. "I made a serious mistake in 2019, I took the consequences, and this is what I have done since" is a sentence that a good employer can work with.

## On paper

Use years instead of months if the gap is short. If it is long, give it a line of its own, such as "2021 to 2023: family care", which looks better than a hole. Never move dates. They are checked, and a false date ends what a gap would not have.

## And if they dig

"I would rather leave it at that, and I am glad to tell you how I am up to date in the field." Say it in a friendly voice. Somebody who goes on pressing has told you something about the place.`,
  },
  {
    key: 'talking-about-a-layoff',
    title: 'Talking about a layoff, a dismissal or a job you left early',
    summary: 'Short, true and without bitterness: sentences for the question why you left.',
    category: 'strategies',
    resourceType: 'article',
    tags: ['layoff', 'dismissal', 'leaving a job', 'honesty'],
    content: `"Why did you leave?" sounds harmless and sits badly when the true answer hurts. You need an answer that is true, that takes fifteen seconds, and that you can say without your voice changing. That last part takes practice, so practise that.

## Laid off

It says little about you, and interviewers know it. Say what happened, how large it was if it was large, and go on.

"The company closed the site in Leeds and all sixty of us had to go. I stayed until the end to hand over the customers. I am looking for the same kind of work, if possible in a place that is building something up."

Leave out how it was done, even if it was done badly.

## Dismissed

Do not hide it and do not tell the whole story. Take the part that is yours, say what you learned, and stop.

"It did not work out, and they ended it after seven months. I had taken a job that was mostly cold calls, and I was not good at it. What I am good at is looking after customers who are already there, which I did for five years before. That is why I applied for this and not for another sales job."

If there was a mistake: "I missed a deadline that mattered, and I had not warned anybody. Since then I write a note to my manager every Friday about what may become late." A person who can say this calmly is trusted more than one without a stain.

Agree with your former employer on what they will confirm, and in any case ask what is in your papers. Then say nothing that contradicts it.

## Left early

One short stay needs a sentence, not an apology. "The job that I was hired for changed in the first month from planning to telephone work. I talked with my manager about it twice and then decided to leave early rather than late." If there are several, name what they have in common, and what is different now.

## Left because it was bad

A cruel boss, unpaid hours, something unlawful: you may keep it to yourself. "I had learned what I could there, and I was looking for a team that works more closely together." You do not owe loyalty, and it is still wise to speak of people who are not in the room as if they were. The interviewer imagines how you will speak of them.

If there is a legal case, say nothing about it beyond that you left.

## Turn it round

End with what you are looking for, as every one of these examples does. The interviewer is allowed to forget the past when you give them something in the future to think about. Then breathe out, and ask your question.`,
  },
  {
    key: 'explaining-a-career-change',
    title: 'Explaining a career change',
    summary: 'Answer the doubt before it is said: why, why now, and what you bring along.',
    category: 'strategies',
    resourceType: 'guide',
    tags: ['career change', 'motivation', 'transferable skills', 'stories'],
    content: `Somebody who changes fields is compared with people who did not. You will not win that comparison on years. You can win it on three things: a reason that holds, proof that you know what you are getting into, and something from before that the others do not have.

## Why, and why now

The reason must lead towards something. "I was tired of the kitchen" leads away. "In the kitchen I ended up doing the orders, the costs and the contracts with suppliers, and I found that I stayed late for those" leads towards. Look in your own past for the part of the work that you always pulled over to your desk. That is the red thread, and it makes the change look like a step.

Why now: a course finished, children older, a project that opened your eyes. One sentence.

## Proof that you know

Anybody can wish. Show that you have done something that costs effort: a certificate, an evening job, volunteer work, a project that can be looked at, four conversations with people in the field ([how to ask for one](/app/interview?tab=resources&resource=informational-interview)). And say what you know to be hard about it. "I know that the first year is mostly tickets and that I will be the oldest in the room. I have done that before: I was the oldest trainee in the kitchen."

## What you bring

Translate, and translate for them. They will not do it for you.

- A teacher has stood in front of thirty people who did not want to listen: training, presenting, staying calm.
- A nurse sets priorities with incomplete information, and writes so that the next shift can rely on it.
- A server remembers, sells, calms people down and works in a team at full speed.
- A soldier has planned, briefed, led and written reports under pressure. Leave out rank and short forms.
- A parent who went back to work knows what an hour is worth. You do not have to tell why you know it.

Do not say "transferable skills". Tell the scene, then say where it will be of use: "On Monday mornings at the help desk it will be the same."

## The doubts

They have four and will not say all of them: Will you leave again? Will you accept beginning at the bottom? Does the money work for you? Can you learn as fast as somebody of twenty-two? Answer them unasked, one at a time, at a fitting moment. "I have planned with the starting salary for two years" is a sentence that takes a weight off an interviewer's mind.

## On your resume

Put a line on top that says where you are going, and place what belongs to the new field first, even if it is the smallest. The [resume builder](/app/documents) lets you change the order of parts for each job.

And do not apologize. Twelve years of something else are not a gap. They are the reason why you will be good at this in a different way.`,
  },
]
