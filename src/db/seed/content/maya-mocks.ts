/** A question of the bank by its key, and what Maya answered in so many seconds; null where she skipped it. */
export type MockAnswerContent = { key: string; seconds: number; text: string | null }
export type MockContent = {
  hoursAgo: number
  role: string
  company: string
  timeLimit: 15 | 30
  answers: MockAnswerContent[]
}

/** Mock interviews of the sample job seeker: from three weeks ago, when she said too little, to yesterday. */
export const mayasMocks: MockContent[] = [
  {
    hoursAgo: 17 * 24,
    role: 'Insights Lead',
    company: 'Juniper Transit',
    timeLimit: 15,
    answers: [
      {
        key: 'any-missed-deadline',
        seconds: 118,
        text: 'We were late with a dashboard once because the data came late. I basically told everybody that it would take longer, and then it was fine. It was actually not really our fault.',
      },
      { key: 'any-no-authority', seconds: 34, text: null },
      {
        key: 'data-number-wrong',
        seconds: 141,
        text: 'At Papertrail the refund number was wrong and nobody had noticed. I looked into it and found that it was a rounding thing. I fixed it and people were happy about it.',
      },
    ],
  },
  {
    hoursAgo: 6 * 24 + 3,
    role: 'Rider Data Analyst',
    company: 'Kestrel Mobility',
    timeLimit: 30,
    answers: [
      {
        key: 'any-hard-feedback',
        seconds: 252,
        text: 'Two years ago my manager told me that my reports were right and that nobody read them. I had to find out why. I sat beside three readers while they opened one, and I saw them scroll past four charts to the one number they needed. So I cut each report down to one question, wrote the answer as a sentence on top, and moved the rest behind a link. People began to reply to them.',
      },
      {
        key: 'data-test-dashboard',
        seconds: 236,
        text: 'First I would compare the totals with the source, because a wrong join shows there. Then I would follow one row by hand from the invoice to the chart. For example, at Papertrail I took one refund of $41 and found it twice. Then I would look at an empty day and at yesterday against today, so that a missing load is seen. However, this does not find a definition that is wrong, so I ask a colleague who has not built it to read it cold.',
      },
      {
        key: 'any-disagreed-manager',
        seconds: 187,
        text: 'Last spring my manager wanted a forecast for every depot by Friday. I was worried that four weeks of data were not enough. I showed her two forecasts for the same depot that were 30% apart, and I proposed to do it for the five largest only. She agreed, and we had those on time.',
      },
    ],
  },
  {
    hoursAgo: 22,
    role: 'Senior Operations Analyst',
    company: 'Kestrel Mobility',
    timeLimit: 30,
    answers: [
      {
        key: 'data-number-wrong',
        seconds: 324,
        text: 'In March last year, at Papertrail, our refund total was off from the bank by a few hundred dollars every month, and everyone had got used to it. I owned that model, and the review was about to be used for pricing, so my task was to find out which number was wrong before anybody decided on it. I rebuilt the total from raw invoices in SQL, without our own models, and compared the two row by row. They parted at invoices in currencies with three decimals: we rounded each line instead of the sum. I wrote the case down with ten examples, showed it to finance first, changed the model and added a test. As a result we found $61,000 a year, the correction by hand stopped, and the test has caught two other mistakes since.',
      },
      {
        key: 'any-no-authority',
        seconds: 298,
        text: 'At Halden Freight 12 depots each counted a late truck in their own way, and none of them reported to me. I had to get one definition that all of them used. I called every depot manager, asked how they counted and wrote the twelve answers side by side. Then I invited the three who disagreed most to choose one, and I built the report so that their own morning list came out of it. Within six weeks all 12 used it, and the weekly argument about whose number was right was gone.',
      },
      {
        key: 'data-figure-distrusted',
        seconds: 243,
        text: 'I would first ask the manager what he sees that the figure does not show, and go there if I can. What matters most is that he keeps reading the report, and that it is right. I would take ten of his cases, follow each from his yard to my table, and write down where they part. If the clock stops at the wrong gate, I would change the definition and tell everyone from which day it counts. I would know that it worked when he quotes the number himself, say within two months.',
      },
    ],
  },
  {
    hoursAgo: 11 * 24 + 5,
    role: 'Analytics Engineer',
    company: 'Orrery Labs',
    timeLimit: 15,
    answers: [
      {
        key: 'any-learned-recently',
        seconds: 148,
        text: 'When our team moved to dbt I had two weeks before the first model was due. I read the guide on a weekend, rebuilt one old report with it, and asked an engineer of another team to look at my tests. The model was ready on the day.',
      },
      {
        key: 'data-model-drifts',
        seconds: 131,
        text: 'First I would look whether the inputs have changed, because a new source or a new price moves everything. Then I compare last month with the month the model was made for. I would set an alert for it.',
      },
      { key: 'any-unpopular-decision', seconds: 41, text: null },
    ],
  },
  {
    hoursAgo: 3 * 24 + 2,
    role: 'Senior Product Analyst',
    company: 'Kestrel Mobility',
    timeLimit: 30,
    answers: [
      {
        key: 'data-unwelcome-finding',
        seconds: 241,
        text: 'Last autumn our sales team had paid for a study of a new price page, and my figures showed that it sold no more than the old one. I was asked to say so in a meeting of eleven people who had built it. I showed the same chart first to the two who owned the page, and asked them to look for a mistake. They found none. In the meeting I began with what the page did well, which was fewer calls, and then gave the number. They kept the text and dropped the rest.',
      },
      {
        key: 'any-explain-to-newcomer',
        seconds: 156,
        text: 'A median is the one in the middle. Say seven people on a bus tell you what they earn, and one of them owns the bus company. The average jumps because of that one person, so it tells you nothing about the others. If you line them up and ask the fourth, you get somebody who is really there. However, the median hides how far apart the ends are, so I always give both.',
      },
      {
        key: 'any-hard-feedback',
        seconds: 203,
        text: 'Two years ago my manager told me that my reports were right and that nobody read them. I had to find out why. I sat beside three readers for an hour, and I saw them scroll past four charts to the one number they needed. I cut each report down to one question and wrote the answer on top. As a result people began to reply: 14 in the first month, where there had been none.',
      },
    ],
  },
]
