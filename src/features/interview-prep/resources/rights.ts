import type { ResourceText } from './resource-text.ts'

export const rightsResources: ResourceText[] = [
  {
    key: 'questions-you-need-not-answer',
    title: 'Questions you need not answer, and what to say instead',
    summary: 'Family, age, faith, health, origin: what is behind the question and four ways to deal with it.',
    category: 'tips',
    resourceType: 'guide',
    tags: ['rights', 'discrimination', 'privacy', 'difficult questions'],
    content: `Most improper questions are not asked out of malice. Somebody wants to be friendly, or does not know better. That does not oblige you to answer. This is general information, not legal advice, and the law differs from place to place.

## What an employer should keep out of it

In the United States federal law forbids deciding about applicants because of race, color, religion, sex (including pregnancy, sexual orientation and gender identity), national origin, age from forty on, disability, or genetic information. It covers most employers above a certain size, and states and cities add to it. In Great Britain the Equality Act 2010 protects nine characteristics, in much the same field, and adds marriage and civil partnership. The European Union has similar rules, and so have Canada, Australia and many others.

A question is not always forbidden by itself. But what may not count in the decision has no place in the conversation. So these need no answer:

- Are you married? Do you have children, or plan to? Who looks after them?
- How old are you? When did you finish school?
- Where are you from originally? What is your mother tongue?
- Which church do you go to? Which holidays do you keep?
- Have you been ill? Do you take medicine? Do you have a disability?

Before an offer, employers in the United States may generally not ask about disabilities or require medical examinations. They may ask whether you can do the tasks of the job. In Great Britain questions about health before an offer are allowed only for a few purposes.

## What they may ask

Whether you may work in the country. Whether you can work the hours, travel, lift what has to be lifted. Which languages you speak, if the job needs them. Whether you are old enough, where the law sets an age.

## Four ways to answer

1. **Answer what is behind it.** "If you are asking about the travel: four days a month are no problem for me." It solves most cases, and nobody loses face.
2. **Ask back, kindly.** "How does that matter for the job?" Many notice by themselves.
3. **Decline.** "I prefer to keep that private. I am glad to say more about my work on the ward."
4. **Answer it anyway,** if you like to. It is your choice and no fault.

Choose beforehand. In the moment it comes quickly.

## If it was more than clumsy

Write down the same day who said what, who was there, and what was decided. Talk to somebody: a union, a legal advice center, an equality body. In the United States that is the EEOC or the agency of your state, and there are time limits, often 180 or 300 days. The official pages are among the [links about your rights](/app/interview?tab=resources&type=link).

And ask yourself whether you want to work with people who ask like that. Sometimes the one clumsy question came from the one person whom you would never see again. Sometimes it came from your boss.`,
  },
  {
    key: 'adjustments-for-a-disability',
    title: 'Asking for adjustments for a disability or an illness',
    summary: 'What you can ask for in an interview, when, in which words, and what you need not tell.',
    category: 'tips',
    resourceType: 'guide',
    tags: ['disability', 'adjustments', 'rights', 'accessibility'],
    content: `An interview should show how you would do the job, and not how you cope with a staircase, a noisy room or a timer. Where something in its form stands in your way, you can ask for another. This is general information, not legal advice.

## The law in short

In the United States the Americans with Disabilities Act obliges employers with fifteen or more employees to make reasonable accommodations for applicants, unless that would be an undue hardship. In Great Britain the duty to make reasonable adjustments includes recruitment. Many other countries have the like. "Reasonable" depends on the case; most of what helps in an interview costs nothing.

"Disability" is wider than many think. It can include dyslexia, autism, ADHD, a chronic illness, depression, hearing that is going, an injured back.

## What people ask for

- A room on the ground floor, or the interview by video.
- The questions in writing, beforehand or during the interview.
- More time for a test, or a test in another form.
- A sign language interpreter, captions, a quiet room, a seat with the light behind them.
- A break after half an hour.
- No group task, or somebody who explains it before.
- To bring notes, an assistant, an assistance dog.
- An early or a late hour because of treatment or medicine.

## Whether and when

It is your decision. You may ask for what you need for the interview and say nothing about the rest. You may also say nothing at all, and bring it up after the offer or later. For a good start it mostly helps to ask before the day, since they need time to arrange it.

## The words

To the recruiter, short, with a solution:

> Thank you for the invitation. I am hard of hearing and follow best with captions and one speaker at a time. Could we use a program with live captions, and could I have the names of those taking part? With that I will have no difficulty.

> I have a disability that affects reading speed. I would need a third more time for the written test, or a version that can be read aloud. What is the best way to arrange it?

You need not name a diagnosis. If it is not obvious they may ask for something that confirms the need for this adjustment, and only that.

## In the interview

If somebody asks about your health, answer about the work: "I have done this job for six years. I use a larger screen, that is all." They may ask whether you can do a task, and how, with or without help. They may not ask how you came by it.

If nothing was prepared although you had asked, say it calmly at the start, and propose what is possible now, or a new date. "I would like you to see me at my best. Can we find half an hour on Thursday?"

## Help

The Job Accommodation Network in the United States advises people and employers free of charge and has lists for nearly every condition. You find it, and the British pages, among the [official links](/app/interview?tab=resources&type=link). Many unions and associations know your field even better.`,
  },
  {
    key: 'interviewing-in-a-second-language',
    title: 'Accent and second language: being understood is enough',
    summary: 'How to speak so that you are followed, how to ask again, and what may not count against you.',
    category: 'tips',
    resourceType: 'article',
    tags: ['language', 'accent', 'rights', 'preparation'],
    content: `You do two things at once that others do not: you answer and you translate. That is a strength. In an interview the goal is not to sound like somebody who grew up there. The goal is that everybody can follow you, and that they remember what you said.

## Slower, shorter, with signposts

Shorter sentences help more than better grammar. One thought, a full stop, the next thought. Tell people where you are: "There were two problems. The first one was the price." Listeners who miss a word will find their way back at the next signpost.

Pause where a comma would be. It gives them time and it gives you time. Speaking fast in order to hide an accent makes it harder for both.

Say names and numbers twice or write them down: "Fifteen, one five." Bring a sheet with the figures and the names of the companies that nobody here has heard of. Put it on the table when you come to them.

## Prepare words, not texts

Make a list of thirty words of your field as they are used here. The same machine, form or illness can have another name. Read three postings and two articles aloud. Learn the short forms too.

Do not learn answers by heart. Learn the first sentence of each, and the figures.

## When you did not understand

- "Could you say that in other words?"
- "Do you mean how I plan, or what I did when the plan failed?"
- "One moment, I want to be sure that I answer the right question."

These sound professional in any accent. Guessing does not. If somebody speaks very fast or a line is bad, say so; the others in the room are usually thankful.

And if they did not understand you, do not repeat it louder. Say it differently, with an example.

## What may count, and what may not

In the United States, treating people worse because of national origin is forbidden, and that includes accent. An employer may consider it only where it seriously gets in the way of doing the job. Rules that only English may be spoken need a reason in the work. Asking how well you speak a language is fine, if the job needs it; asking how you came to speak it is not. Great Britain, the European Union and others have similar protection. This is general information, not legal advice.

## Turn it to use

Say what the language brings. "A third of your patients speak Spanish. They would not need to bring their daughter along to me." If you have worked in two countries, tell a story in which you saw something that others did not see.

On Tandem, feedback on your practice looks at what you say: the parts of the story, the example, the length. It does not judge your accent, neither in writing nor in an [audio mock interview](/app/interview?tab=mock-interview). Use it to find out which sentences are too long. Those are the ones to cut.`,
  },
  {
    key: 'visa-and-work-permit-questions',
    title: 'Visa and work permit: what they may ask and how to answer',
    summary: 'The two questions that are normal, the ones that are not, and when to raise the subject yourself.',
    category: 'tips',
    resourceType: 'article',
    tags: ['visa', 'work permit', 'rights', 'phone screen'],
    content: `Employers must not employ people who are not allowed to work, so they may ask. Many of them are unsure how, and ask something they should not. Knowing the difference keeps the conversation short. This is general information, not legal advice; for your own case ask a lawyer or an official advice service.

## The two normal questions

In the United States these are usual:

1. Are you legally authorized to work in the United States?
2. Will you now or in the future require sponsorship for a visa?

Answer exactly what is asked, with yes or no, and truthfully; both are asked again on paper later. Somebody with a green card answers yes and no. Somebody on a student visa with permission to work for now may answer yes and yes.

Elsewhere the words differ ("Do you have the right to work in the UK?"), the idea is the same.

## What they should not ask

Which passport you hold, where you were born, how your parents came here, when your green card was issued. Before an offer they need no papers. In the United States the documents are checked after you are hired, on Form I-9, and you choose which of the accepted ones you show. An employer who insists on a certain one, or on more than needed, may be breaking the law. In Great Britain the check of the right to work comes before the first day and must be the same for everybody.

## When to raise it yourself

If you need sponsorship: early, at the end of the first call at the latest. It saves both of you three rounds. Say it with the solution:

> I can start at once on my present permit, which runs until August next year. After that I would need sponsorship. I have been through it once with my present employer and know what it involves.

Say how long it lasts, what it costs them if you know it, and what they need not do. Many small firms say no because they have no idea. A short, calm explanation has changed minds.

If you need no sponsorship and have a name that makes people wonder: put one line on your resume, "Authorized to work in the US without sponsorship". It is a pity that it helps, and it does.

## If you are asked the wrong thing

"I am authorized to work here and will show the documents when you need them. Would you like to hear how I did the tender in Lagos?" It answers what they may know, and goes on.

## Search with it in mind

Look in the posting: many say whether they sponsor. Large employers, hospitals and universities do it more often. Write the state of it down for each company, in the notes of your [Job Tracker](/app/tracker), since nobody can remember twelve different answers. The official pages about Form I-9 and about your rights are among the [links](/app/interview?tab=resources&type=link).`,
  },
]
