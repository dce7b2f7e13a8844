import type { ResourceText } from './resource-text.ts'

export const hardAnswerResources: ResourceText[] = [
  {
    key: 'the-salary-question',
    title: 'The salary question: what to say, and when',
    summary: 'Find their range first, name yours with a reason, and handle the question about your present pay.',
    category: 'strategies',
    resourceType: 'guide',
    tags: ['salary', 'phone screen', 'negotiation', 'range'],
    content: `Money comes up early since nobody wants to spend four hours on a match that cannot work. That is reasonable from both sides. What you need is to know three figures before the phone rings and a handful of sentences to go with them.

## Three figures

- **What you need:** below this you would have to say no, whatever else is good.
- **What you want:** what people with your experience are paid for this work in this place.
- **What you open with:** a little above that, and you can give a reason for it.

The second one should not be a feeling. Look at postings that name a range, ask people in the field, and use the [salary analyzer](/app/salary): it says how many data points stand behind each figure, so you can see how much weight it bears. Use figures for the place where the job is, and for the whole package if bonus or shares are usual.

## Let them go first, if it can be done kindly

"I am sure we can find something that fits. What range have you planned for the role?" Many employers must name a range in the posting or on request, depending on where they are; on Tandem you can see whether a posting has one.

If they want yours first, give a range whose lower end makes you content, since that is the number they will hear. "From what I have seen for this work in Denver, I am looking at 78,000 to 86,000, depending on the bonus and on how many weekends it is." A reason, a range, a condition. Then be quiet. The silence is part of the answer.

## If their range is lower

"Thank you for being open. That is below what I was looking for. Is there room if I bring the license and the night experience?" You learn at once whether to go on. If it is far below, it is a kindness to both of you to say so now.

## "What do you earn at present?"

A number of states and cities in the United States forbid employers to ask this, and elsewhere you need not answer. "I would rather talk about what this job is worth to you. My expectation is 78,000 to 86,000." Never give a false figure. It can be found out, and then everything else is in doubt too.

If you are paid badly now, say nothing about it. If you are paid well, it may help you: "I would not move for less than I have, which is 82,000."

## The form that wants a number

If a form insists, enter the middle of your range; if it takes text, write "negotiable, depending on the whole package".

## Later

Before the offer you talk about ranges, after it about the figure. That is where [negotiating](/app/interview?tab=resources&resource=negotiating-an-offer) begins, and where your position is strongest: they have stopped looking.`,
  },
  {
    key: 'conflict-at-work',
    title: '"Tell me about a conflict": how to answer without a villain',
    summary: 'Choose the right one, give the other person their reason, and show what you did about it.',
    category: 'strategies',
    resourceType: 'article',
    tags: ['conflict', 'teamwork', 'stories', 'behavioral'],
    content: `Every job has conflict, so "I get along with everybody" answers nothing. The interviewer wants to know what happens in the week in which you do not get along. They listen for three things: whether you can describe the other person fairly, whether you went and talked to them, and whether the work went on.

## Choose one about the work

Good: two people wanted different things for good reasons. Speed and care. The customer and the budget. The early and the late shift. Bad: somebody was lazy, mean or mad. Even if it is true, you are the only witness, and the listener begins to wonder about you.

It should be one that you did something about, and one that is over. A quarrel that is still hot makes your voice change.

## Give the other side its reason

This sentence decides the answer. "She wanted to close the ticket the same day, since that is what her team is measured by. I wanted to keep it open until the customer had tried it." Anybody who can explain the other side that well has listened. If you cannot, choose another story.

## Tell what you did, in small steps

1. I noticed it. (How?)
2. I spoke to the person, alone. (What did I say first?)
3. I asked what they needed. (What did I not know before?)
4. We found something. (Who gave up what?)
5. If that was not enough: I took it to somebody together with them, not behind their back.

"I asked her for a coffee and said, I think we are both trying to look after the same customer. Can you tell me how your week is counted?" One real sentence like this is worth a minute of description.

## The end

What came of it for the work, what became of the two of you, and what you do differently. "We agreed that it may be closed when I have rung the customer, at most one day later. The complaints about reopened tickets stopped. We still do not agree about everything, but she rings me first." An end with an edge is believed; "now we are best friends" is not.

If it ended badly, that can be told as well: "We did not find a way, and our manager decided, for her side. I kept to it. I would speak up two weeks earlier today."

## Related questions

"A disagreement with your manager": show that you said it once, clearly, with reasons, and then carried the decision. "A difficult customer": the same, with what you could not promise. "A colleague who did not do their share": show that you asked before you judged.

Practise with two or three questions about conflict from the [bank](/app/interview?tab=questions) and listen for the word "always". Where you say it about somebody else, the story is not ready yet.`,
  },
  {
    key: 'talking-about-failure',
    title: 'Talking about a failure so that it counts for you',
    summary: 'Real, yours, repaired and learned from. What to choose and how to end.',
    category: 'strategies',
    resourceType: 'article',
    tags: ['failure', 'mistakes', 'learning', 'behavioral'],
    content: `Imagine two engineers who are asked about their worst mistake. One says that she sometimes takes on too much. The other says: "I deleted the bookings of a whole day, and I was the one who had written the rule against it." Then she tells what she did in the next ten minutes, and in the next ten weeks. You would hire the second, and not in spite of it.

People ask about failure because they will one day depend on how you deal with one.

## What makes a good one

- **It is real.** Something was lost: money, time, trust. "I was too ambitious" is not a failure.
- **It is yours.** You took a decision or left one out. If the story works without you, it is an accident.
- **It is over** and was put right as far as possible.
- **It is not the one thing** that must never happen in the job you want.
- **You can tell it without shaking.** Some are too near. Take an older one.

## The order

1. What I was trying to do, in one sentence.
2. What I did wrong. Plainly, early, with the word "I".
3. What it caused.
4. What I did at once. Whom I told, and when.
5. What I changed so that it could not happen like that again, to me or to others.

The fourth and fifth are half of the answer. Interviewers listen above all to how long you waited before telling somebody. "I rang my manager within five minutes" is a strong sentence. "I tried to fix it first and told her the next day, and that was the real mistake" is a strong sentence as well.

## An example

"I ordered the material for a school roof from the plan of the year before. The roof had been changed. Two pallets were wrong, four thousand euros, and the crew stood still for a day. I told the site manager as soon as the first pallet was open, rang three suppliers and got most of it exchanged by the next noon. Since then I do not order anything without the number of the plan on the order, and I made that a field on our form. In three years it has not happened again, to me or to the colleague who came after me."

Forty seconds, a number, no excuse, a change that outlived the day.

## What to avoid

Blame that slips in by the back door ("the plan was not marked clearly"). A success in disguise. A list of several. And too much remorse: you are not in front of a court. Say it, and straighten up.

## When it is about a project

Large failures belong to many. Say which part was in your hands. "The product did not sell and we closed it. My share was that I had asked our best customers only, and they were the ones who liked everything."

Keep the story with your others and try it against a clock. Failure answers tend to become long, since we like to explain. Two minutes are enough.`,
  },
  {
    key: 'leadership-without-a-title',
    title: 'Leadership when nobody reports to you',
    summary: 'Where to find the proof, and how to tell it without making yourself larger than you were.',
    category: 'strategies',
    resourceType: 'article',
    tags: ['leadership', 'influence', 'teamwork', 'behavioral'],
    content: `"Tell me about a time when you led" makes many people say: "I was never a manager." The question was not about that. Leading means that something moved since you took it upon yourself, and that others came along although they need not have. It happens at every level, and those who do it without a title will do it with one.

## Where to look

- You trained somebody: a new colleague, an apprentice, a temp on their first night.
- You started something that others now do: a list, a handover, a meeting that ends on time.
- You spoke up when something was unsafe, unfair or simply wrong.
- You held things together when the manager was away.
- You got two people or teams to agree who are not obliged to.
- Outside work: a club, a parish, parents at school, a union, a move organized for twelve people. It counts.

Take the one in which others had a choice. That is what makes it leadership.

## Tell it by its four turns

1. **What I saw** that others had got used to.
2. **Why I took it on**, although it was not my job.
3. **How I won the others.** Here is the heart. Whom did I ask first? Who was against it, and why? What did I change because of them?
4. **What stayed** when I was no longer there.

"On our ward the handover took forty minutes. I wrote down for a week what was said twice. I showed it to the two nurses who had been there longest, as without them it would not have gone anywhere. One of them said that the list lacked the families. She was right, and we added it. We tried it on two nights, then on all. It takes twenty minutes now. I have left that ward, and they still use it."

Notice who gets the credit. It makes the speaker larger.

## I and we

Be exact. "I had the idea, Marek built it, I persuaded the shift leaders." A listener who knows who did what believes you. Taking too much is found out by one more question; taking too little leaves them nothing to write down.

## Levels of the question

For a first job they want to see initiative. For a specialist: that you win people with reasons, not with rank. For a first post as a leader: that you can let go of doing it all yourself, and that you have once told somebody something unpleasant and kept them as a colleague. Choose accordingly.

## If you have truly nothing

Then say what you would do, and give the smallest true thing. "I have not led a group. I have shown three new people how our till works, and I learned to let them do it wrong once." It is honest and says more than a borrowed story. And begin something next week. In a month you will have one of your own to put into your [story bank](/app/interview).`,
  },
  {
    key: 'questions-to-ask-them',
    title: 'Twenty questions to ask them, and what the answers tell you',
    summary: 'Choose three. The best ones help you decide, and show what you care about on the way.',
    category: 'questions',
    resourceType: 'guide',
    tags: ['questions to ask', 'research', 'culture', 'decision'],
    content: `"Do you have any questions for us?" is not politeness. It is the last thing they hear from you, and the only part in which you interview them. Bring five, ask three, and leave out whatever has been answered by then.

## About the work

1. What should be different after six months because you hired me?
2. What does an ordinary Wednesday look like?
3. Which part of this job do people underestimate?
4. Why is the place free? What became of the person before?
5. What comes first when there is not enough time for everything?

Listen for facts. If nobody can say what should be different, the job may not be clear to them either.

## About the team

6. Who would I work with most, and what are they like to work with?
7. How do you decide when two people want different things?
8. What did the team change in the last year?
9. When somebody makes a mistake, what happens in the next hour?
10. How do new people get to know the work here?

Number nine is the most telling. A good place answers with a story. A bad one answers with a rule.

## About your boss, to your boss

11. What do the people who do well with you have in common?
12. How would I notice that you are not content?
13. How often would we talk alone, and about what?
14. What are you working on yourself at the moment?

## About the conditions

15. How are hours, shifts and holidays planned, and how far ahead?
16. What happens on evenings and weekends?
17. How is pay looked at after the first year?
18. What would you like to be able to offer and cannot?

These are better kept for the second talk or for the recruiter, with pay and holidays after they have shown interest. If care for somebody, a disability or your faith makes hours decisive, ask earlier. It saves everybody time.

## For the end

19. Is there something in my background that makes you hesitate?
20. What are the next steps, and by when do you expect to decide?

Ask the last one always. Write down the date, put it into your [interview tracker](/app/interview?tab=tracker), and you know when you may [follow up](/app/interview?tab=resources&resource=following-up) without guessing.

## How to ask

One at a time, and really listen. The follow-up is where it gets interesting: "You said that planning is the hard part. What makes it hard?" Take a note of the answer; it is a compliment. If two people answer differently, do not point it out. Remember it.

And do not ask what stands on the first page of their site. It tells them that you did not look.`,
  },
]
