import type { StoryFields } from '#features/interview-prep/story-contract.ts'

/** What Maya tells when she is asked: three situations of her resume, two told whole and one still to be finished. */
export const mayasStories: (StoryFields & { hoursAgo: number })[] = [
  {
    title: 'The refund total that did not match the bank',
    hoursAgo: 30,
    situation:
      'At Papertrail the refund total of our weekly review was off from the bank by a few hundred dollars every month. Everybody had got used to it, and finance booked the difference by hand.',
    task: 'I owned the model behind that number, and the review was about to be used for pricing. I wanted to know where the money went before anybody decided on it.',
    action:
      'I rebuilt the total from raw invoices in SQL, without looking at our own models, and got a third number. So I did it again in another way and compared the two row by row. They parted at invoices in currencies with three decimals: we rounded each line instead of the sum. I wrote the case down with ten examples, showed it to finance first, changed the model, and added a test that fails when the total and the bank differ by more than a dollar.',
    result:
      'The rounding had cost us $61,000 a year. The correction by hand stopped, and the test has caught two other mistakes since, both before the Monday review.',
    tags: ['Attention to detail', 'SQL', 'Ownership'],
  },
  {
    title: 'Fewer questions to a busy desk',
    hoursAgo: 74,
    situation:
      'Our team of three answered about forty requests a week for a number somebody needed the same day. Planned work moved to the evening.',
    task: 'I was asked to bring the requests down without telling people no.',
    action:
      'I read three months of requests and sorted them: more than half were six questions in other words. I asked the people who sent them what they did with the answer, built six dashboards in Looker around that, and sat with each team for half an hour while they used them. When a request came that a dashboard answered, I sent the link and the sentence that explained it.',
    result:
      'Ad-hoc requests went down by 38% within two months, and planned work came back into the day. Two of the dashboards were opened by people I had never spoken to.',
    tags: ['Prioritising', 'Stakeholders'],
  },
  {
    title: 'A depot that did not believe the report',
    hoursAgo: 120,
    situation:
      'At Halden Freight one of 12 depots came out worst in my late-delivery report for the third week, and its manager told everybody that the report was wrong.',
    task: 'I had to find out who was right, and keep him reading it either way.',
    action:
      'I drove out and stood at the gate for a morning with my list. A third of the late trucks had been on time: they waited outside because the gate opened at seven, and our clock stopped when they were scanned inside.',
    result: '',
    tags: ['Conflict', 'Stakeholders'],
  },
]
