import type { ResourceText } from './resource-text.ts'

const asked = { category: 'questions', resourceType: 'guide' } as const

export const handsOnResources: ResourceText[] = [
  {
    ...asked,
    key: 'questions-for-customer-support',
    title: 'What customer support agents are asked',
    summary: 'Anger, policies, many tickets at once: eight questions, a writing test and what to ask.',
    jobRole: 'Customer Support',
    tags: ['service', 'de-escalation', 'writing test', 'tickets'],
    content: `Support is looked at by people who know exactly how a Monday feels. They want to hear patience that does not run out, sentences that customers understand, and an eye for the same problem coming for the tenth time.

## Eight questions

1. **"A difficult customer."** There is a [worked answer](/app/interview?tab=resources&resource=worked-answer-difficult-customer). See the reason behind the anger, name your limit, keep a small promise.
2. **"You do not know the answer."** Say so, say what you will do and by when, and be back by then even without a solution.
3. **"The rule says no, and you think the customer is right."** What room do you have? Use it. Beyond it: ask somebody who may decide, and report the rule if it hits many.
4. **"Forty tickets. Where do you begin?"** By harm and by time, not by noise. Group the same ones. Warn those who will wait.
5. **"Explain something technical to my grandmother."** One step at a time, ask what she sees on her screen, no word that you would have to explain.
6. **"The tenth person with the same problem."** Write it down with a count, tell the team that can mend it, write a help text.
7. **"You made a customer's day worse."** What did you say, what would you say today?
8. **"Nights, weekends, chat and phone at once?"** Answer honestly. They plan with it.

## The writing test

You are given an angry mail to answer. A shape that works: one sentence that shows you have understood, the answer or the next step in the second, what they have to do (if anything) as a list, by when they will hear from you, your name. No "unfortunately our policy states". No blame on a colleague. Read it once as the customer. Then check the name, the order number and the spelling.

> Dear Mr. Rossi, your order came with the wrong charger, and you leave on Sunday. The right one goes out today by express and will be with you on Friday before noon. You can keep the other. I will look at the tracking on Friday morning and write to you if anything holds it up. Mira, support

## Bring figures

Tickets a day, share solved at the first contact, ratings, languages, systems. If you come from a shop, a bar or a ward: guests an evening, complaints that you solved, and how. It is the same work.

## By level

As a team leader you will be asked how you listen in on calls and give feedback, and what you do with somebody whose ratings fall. Have one person in mind whom you made better.

## Ask them

What may an agent decide alone, up to which amount? Which problem do you hear most, and who is working on it? What is measured, and what happens when the figure is bad? How do you look after people after an ugly call?`,
  },
  {
    ...asked,
    key: 'questions-for-skilled-trades',
    title: 'What electricians, plumbers, mechanics and other trades are asked',
    summary: 'Safety, fault finding, the test at the bench and the customer at the door.',
    jobRole: 'Skilled Trades',
    tags: ['trades', 'safety', 'fault finding', 'practical test', 'licenses'],
    content: `In the trades an interview is often short, standing, and followed by a trial day. The foreman has three worries: will somebody get hurt, will the work have to be done twice, and will the customer ring to complain? Answer these and you are most of the way there.

## Eight questions

1. **"How do you make sure that it is dead before you touch it?"** Or the same for gas, pressure, height, a machine. Say the steps in order, as you really do them, with lock and tag if that is your trade. It is no question to hurry through.
2. **"Tell me about a fault that was hard to find."** What did you rule out first, how did you measure, what was it in the end? Think aloud; that is what they hire.
3. **"A job that you had to do again."** Everybody has one. What did it cost, and what do you check since?
4. **"The drawing does not fit the wall."** Stop, measure, ring before cutting. Who decides, and is it written down?
5. **"The customer wants it in a way that is not allowed."** Say no with the reason, show what is possible, and tell the boss before the customer does.
6. **"Somebody on site works unsafely."** You say something. Today.
7. **"Working alone, or in a crew?"** Truly. Then an example of the other.
8. **"Emergencies and on call?"** What you can do, and what not.

## The trial day

Ask how long it is, whether it is paid, and what you should bring. Come with your own boots and the tools that your trade has on the belt. Tidy up as you go; they look at the floor when you have left. Ask where things belong. When you have finished, say what you would check now, and check it. If you are slower than the others because it is your first day there, be slow and right.

## Bring along

Licenses with numbers and dates, tickets for height, lift or gas, driving license, photographs of work that you may show, two people to ring. Write down the systems and makes that you know. "Two years of heat pumps, mostly two makes" is what they want to read.

Apprentices: a reference from school or from any summer job, and one thing that you have repaired, built or taken apart. Bring it or a picture of it.

## A scene

> A bakery lost power every morning at four. Two firms had changed the breaker. I went there at half past three. When the third oven came on, the lights dimmed before it tripped. It was a loose terminal at the main breaker of the sub-board, brown from heat. I isolated it, made the connection new, measured under load, and wrote the load of every oven on the inside of the door.

## Ask them

Who plans the day and when do I hear of it? How is driving time paid? Who buys tools and clothes? What was the last accident, and what was changed?`,
  },
  {
    ...asked,
    key: 'questions-for-warehouse-and-logistics',
    title: 'What warehouse and logistics people are asked',
    summary: 'Accuracy, pace, safety and shifts, for pickers, drivers and planners alike.',
    jobRole: 'Operations and Logistics',
    tags: ['warehouse', 'logistics', 'safety', 'shifts', 'accuracy'],
    content: `Logistics lives on trust in small things: that the count is right, that the forklift stops, that you come at five. Interviews are practical, and a clear answer in three sentences beats a polished one.

## For the floor

1. **"Fast or right?"** Right, and then fast. Say how you check: scan, count, a look at the label. Give your figures if you have them, lines an hour and mistakes in a thousand.
2. **"You see that a colleague has left a pallet in the escape way."** You move it or have it moved, now. Then you tell them. Then, if it is always the same place, you tell the shift leader.
3. **"The stock says twelve and there are nine."** Count again, look at the places next to it, report it, do not "make it fit".
4. **"A truck comes at five to the end of the shift."** What is your rule, and whom do you ask?
5. **"How do you lift?"** And when do you not lift, but fetch something or somebody? You may be asked whether you can lift a certain weight. That is allowed; questions about your back are not, before an offer, in many places.
6. **"Can you do the shifts?"** Look at the roster and at your bus before you come. An honest "not Sundays" now is better than a quarrel in March.

## For drivers

License, points, hours of rest, securing a load, what you do first after an accident: safe, help, report, photograph. Be ready to drive, and adjust seat and mirrors before you do.

## For planners and shift leaders

7. **"Two people are missing, and the plan is for ten."** What goes out first, whom do you ring, what do you tell the customer, at what time?
8. **"A figure that you made better."** Before, after, how, and whether it lasted. "Mistakes fell from nine to four in a thousand after we put the two similar boxes apart."
9. **"Somebody on your shift is slower than the others."** Ask, look, show. Then, if needed, the harder talk, alone.

## A scene

> In November we loaded the wrong cage about once a night. Everybody said: look more closely. I stood at the gate for two nights. The labels were at the height of the knee, and the light was behind us. We put them at eye level, on the other side. It happened once more until Christmas.

No blame, a cause that could be seen, a change that cost nothing.

## Bring along

Tickets for forklift and other machines with dates, safety shoes if there is a tour, your working papers, names of systems and scanners.

## Ask them

How long is the training, and who does it? How is pay for nights and weekends worked out? How is the pace measured, and what is normal after four weeks? How far ahead do I know my shifts? How many of those who began in spring are still here?`,
  },
  {
    ...asked,
    key: 'questions-for-hospitality-and-retail',
    title: 'What people in shops, hotels and restaurants are asked',
    summary: 'Guests, rush hour, cash and colleagues: eight questions and the trial shift.',
    jobRole: 'Hospitality and Retail',
    tags: ['hospitality', 'retail', 'trial shift', 'guests', 'teamwork'],
    content: `Here you are interviewed from the moment at which you come through the door. How you greet the person at the front, whether you step aside for a guest, whether you are on time: that is the first half. The second half are questions like these.

## Eight questions

1. **"A guest complains about the food, or brings back something worn."** Listen, say sorry for the trouble, offer what you may offer, fetch somebody for the rest. Name what you are allowed to decide; if you do not know it, ask.
2. **"Full house, one colleague missing."** What goes first, what do you tell the guests who wait, how do you and the others divide it up? "I told each table how long, and it was right to five minutes."
3. **"Sell me the special of the day, or these shoes."** Ask first: what for, what do they like? Then one suggestion.
4. **"A colleague takes something from the till."** You do not cover it up, and you do not accuse without having seen it. You tell the person in charge.
5. **"A guest becomes rude, or too friendly, to you."** A limit, a sentence, a colleague. A good house stands behind you; ask how they handle it.
6. **"Allergies, age checks, closing the till."** Know the rules or say that you want to be shown. Never guess with allergies.
7. **"Weekends and holidays?"** Say which, now.
8. **"Why here?"** Come as a guest before the interview. Notice something: the playlist, how the shelves are filled, how the bar talks with the kitchen.

## The trial shift

Ask how long it is, whether it is paid, what to wear and whom to report to. In many places working for free on trial has narrow limits; an hour to look is one thing, a full Saturday another. Bring a pen and comfortable black shoes. Learn where three things are and one name in the first ten minutes. Keep your hands busy: polish, fold, fill. Ask guests, not colleagues, whether all is well. Phone in the bag.

## A scene

> On Mother's Day the card machine was down at half past twelve. I wrote a sign for the door, told each table before they ordered, and asked next door whether we could use theirs for those without cash. Nobody left without paying, and two tables tipped for the idea. I put the number of the service on the inside of the till; nobody had known it.

Calm, early, with a small repair for next time.

## Without experience

You have it, somewhere else: a club bar, a market stall, younger brothers and sisters, a sports team, a school fair. Tell of an hour when much happened and you kept smiling.

## For those who lead

Rota, stock, waste, a new person in the first week, a dismissal. Have a figure for each of the first three.

## Ask them

How are tips shared? How far ahead is the roster known, and who changes it? What is the busiest hour? Who trains me? What happens when a guest goes too far?`,
  },
]
