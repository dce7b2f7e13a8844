import type { Article } from './article.ts'

export const startArticles: Article[] = [
  {
    slug: 'first-steps',
    topic: 'account',
    title: 'Your first half hour on Tandem',
    summary: 'Bring in a resume, fill in your profile and find three jobs worth an application.',
    body: `You need three things before you apply: a resume that Tandem can read, a profile that is filled in, and a short list of jobs.

1. **Bring in your resume.** Open [Documents](/app/documents), choose Import and upload a PDF, DOCX, TXT, JSON Resume or LinkedIn export. Tandem shows what it read; you correct it before anything is stored.
2. **Make it your default.** Your default resume is the one that every posting is read against. The first resume you add becomes the default; you change it in the menu of any other.
3. **Fill in your profile.** Open [Profile](/app/profile). Ten fields count towards profile strength, and the page lists what is still missing.
4. **Save three jobs.** Open [Jobs](/app/jobs), search, and save what looks right. The figure beside each job says how well your default resume meets it, and the posting shows why.

From here on the [Job Tracker](/app/tracker) keeps everything you saved and sent in one place.`,
  },
  {
    slug: 'profile-strength',
    topic: 'account',
    title: 'What profile strength counts',
    summary: 'Ten fields, ten percent each. Which they are and why they matter.',
    body: `Profile strength is the share of ten fields that you filled in. Each counts ten percent:

- your name, bio, phone, location, website and picture
- your current job title, industry, skills and employment status

The page lists what is missing, in words. Nothing else changes the figure: neither how long the texts are nor how many skills you name.

## Why fill it in

Your phone and name are put into application forms for you. Skills, location and job title help the match to read a posting against you, and companies see them if you choose to be found on the [distribution page](/app/distribution).

Open your [profile](/app/profile) to change any of it. Nothing is stored before you press Save.`,
  },
  {
    slug: 'finding-your-way',
    topic: 'account',
    title: 'Finding your way around',
    summary: 'The menu, the search with Cmd or Ctrl and K, and where the coach is.',
    body: `The menu at the side holds the places of Tandem. On a phone it opens with the button at the top.

## Jump anywhere

Press **Cmd K** or **Ctrl K**, or choose Search or jump to at the top, and type a few letters: the palette goes to any page and finds open jobs.

## The coach

The **Coach** button stands at the bottom of every screen. Ask about your own search, or how something works; each answer names its sources. You can also talk to a person of ours from there. The full page is [Coaching](/app/coaching).

## Light and dark

The look follows your device. You can choose another one in the menu under your name.`,
  },
  {
    slug: 'notifications',
    topic: 'account',
    title: 'Notifications and mails',
    summary: 'What you are told, where it stands, and how news reaches an open page.',
    body: `Tandem tells you when an application has arrived, when a company moves it on, when a person of ours answers you, and when a company invites you to apply.

The bell shows the newest five, [Notifications](/app/notifications) the newest fifty. Opening one takes you to what it is about. A notification that you deleted is gone; one that you read stays read.

An open page hears the news without a reload, in every tab. If your device was offline, the page catches up by itself when it is back.`,
  },
]
