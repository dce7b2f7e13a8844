/** Office tools, administration, projects and soft skills. The notation is explained in `../skills.ts`. */
export const officeSkills = `
[skill]
Microsoft Office | ms office, office suite, microsoft office suite, office 365, microsoft 365, ms office suite
?Excel | microsoft excel, ms excel, advanced excel, excel spreadsheets > Microsoft Office, Spreadsheets
Pivot tables | pivot table, vlookup, xlookup, index match, excel formulas > Excel
VBA | excel macros, visual basic for applications > Excel, Scripting
Power Query > Excel
Spreadsheets | spreadsheet
Google Sheets > Google Workspace, Spreadsheets
!Word | microsoft word, ms word > Microsoft Office
PowerPoint | microsoft powerpoint, ms powerpoint > Microsoft Office, Presentation software
!Outlook | microsoft outlook, ms outlook > Microsoft Office
!Access | microsoft access, ms access > Microsoft Office, Databases
SharePoint | onedrive
Microsoft Teams | !Teams, ms teams
Visio | microsoft visio
Google Workspace | google suite, g suite, google docs, google drive
Google Slides | keynote presentations > Presentation software
Presentation software | presentation decks, slide decks
Slack messaging | !Slack, slack workspace
Zoom meetings | !Zoom, video conferencing
Notion workspace | !Notion
Airtable
DocuSign
Adobe Acrobat | pdf editing
Smartsheet > Project management tools
Asana > Project management tools
Trello > Project management tools
Monday.com > Project management tools
ClickUp > Project management tools
Basecamp > Project management tools
Project management tools | project management software
Project management | project manager, managing projects, managed projects, project planning, project delivery, project coordination, project coordinator, led projects, leading projects
Program management | programme management, program manager, portfolio of projects
Product management | product manager, product owner, product roadmap, product strategy, product roadmaps, roadmapping
Backlog management | user stories, backlog grooming, backlog refinement, product backlog
Stakeholder management | stakeholders, stakeholder engagement, stakeholder communication, managing stakeholders
Strategic planning | business strategy, strategy development, corporate strategy
Management consulting | consulting, consultant, strategy consulting
Resource planning | capacity planning, resource allocation
Project risk management | risk register, risk mitigation
P&L management | p&l, profit and loss, p&l responsibility, p&l ownership
OKRs | objectives and key results
Administrative support | administrative assistant, office administration, administrative duties, secretarial, clerical, administrative experience
Executive assistance | executive assistant, personal assistant, c-suite support
Office management | office manager, managing an office
Calendar management | calendars, scheduling meetings, diary management, calendar coordination, appointment scheduling, scheduling appointments, managing calendars
Travel coordination | travel arrangements, arranging travel, booked travel
Reception | receptionist, front desk reception, greeting visitors
Filing | file management, document filing, record keeping, recordkeeping, maintaining records, maintained records
Typing | touch typing, wpm
Minutes taking | meeting minutes, taking minutes
Mail handling | mailroom
Correspondence | business correspondence, business writing, email correspondence
Transcription
Multi-line phones | line phone, line phone system, phone etiquette, switchboard, telephone etiquette
Office supplies ordering | ordering supplies
Event logistics
Board relations | board reporting, board presentations
People management | team management, managing a team, managed a team, managing teams, direct reports, line management, people manager, managed staff, managing people, supervising staff, supervised staff, supervising employees, staff supervision, supervisory, supervised a team, supervised employees, supervised, leading a team, led a team, leading teams, team lead, team leader, led teams, supervisor
Mentoring | mentored, mentor, mentorship, coaching junior, coached junior, coaching team members
Hiring | hired staff, hired and trained, building a team, built a team
Cross-functional collaboration | cross functional, cross functional teams, worked with engineering, cross departmental
Remote work | remote team, distributed team, worked remotely, remote environment, working remotely
[soft]
Communication | communication skills, communicator, verbal communication, written communication, communicated, oral and written, written and verbal, verbal and written, communicates, articulate
Presentation skills | public speaking, presenting, presented, presentations, giving presentations, speaking engagements
Writing skills | writing ability, excellent writing, strong writing
Teamwork | team player, collaboration, collaborative, collaborated, collaborating, team oriented, worked in a team, work in a team, working in a team, collaborate
Leadership | leadership skills, leader, led, spearheaded
Problem solving | problem solver, solving problems, solved problems, analytical thinking, critical thinking, analytical skills, problem solving skills, analytical mindset, problem-solving
Time management | prioritization, prioritisation, prioritize, prioritise, meet deadlines, meeting deadlines, met deadlines, multitasking, multi-task, multitask, juggling priorities, prioritized, prioritised, tight deadlines
Organization skills | organizational skills, organisational skills, well organized, well organised, highly organized, organized person, organised person
Attention to detail | detail oriented, detail-oriented, meticulous, accuracy, eye for detail, thoroughness
Adaptability | adaptable, flexible, flexibility, fast paced, changing environment, ambiguity, fast-paced environment
Working independently | work independently, independently, self directed, self starter, self-motivated, autonomously, minimal supervision, with little supervision, self motivated
Initiative | proactive, proactively, initiated, took initiative
Creativity | creative thinking, innovative, innovation, creative mindset
Interpersonal skills | people skills, relationship building, building relationships, built relationships, rapport, builds rapport
Empathy | empathetic, compassion, compassionate, caring attitude
Patience | patient demeanor, patient attitude
Reliability | reliable, dependable, punctual, punctuality, dependability, perfect attendance
Work ethic | hard working, hardworking, strong work ethic
Decision making | decision maker, judgment, judgement, sound judgment
Emotional intelligence | self awareness
Customer focus | customer oriented, customer centric, customer-focused, customer focused
Positive attitude | friendly, enthusiastic, enthusiasm, friendly attitude, passionate
Learning agility | quick learner, fast learner, eager to learn, willing to learn, willingness to learn, desire to learn, curiosity, curious
Integrity | ethical conduct, honesty, trustworthy
Confidentiality | confidential information, discretion, sensitive information
Cultural awareness | multicultural, diverse populations, cultural competence, cultural sensitivity
Physical stamina | physically fit, physical fitness
Working under pressure | high pressure, under pressure, stressful situations, stress management
[certification]
PMP | project management professional, pmp certified, pmp certification > Project management
CAPM > Project management
PRINCE2 > Project management
Microsoft Office Specialist | mos certification > Microsoft Office
= Excel, Google Sheets
= Microsoft Office, Excel
= Microsoft Office, Word
= Microsoft Office, PowerPoint
= Microsoft Office, Outlook
= PowerPoint, Google Slides
= Microsoft Office, Google Workspace
= Asana, Trello, Monday.com, ClickUp, Smartsheet, Basecamp, Jira, Notion workspace
= Project management, Program management, Product management
= Administrative support, Executive assistance, Office management, Reception
= PMP, CAPM, PRINCE2
= People management, Mentoring
= VBA, Power Query, Pivot tables
= Slack messaging, Microsoft Teams
= Management consulting, Strategic planning, Business analysis
= Front desk, Reception
= Data entry, Typing, Administrative support
= Leadership, People management
= Excel, SQL
= Calendar management, Travel coordination, Executive assistance
= Resource planning, Workforce planning
= Backlog management, Product management
= Presentation skills, Workshop facilitation
= Communication, Presentation skills, Writing skills
= Teamwork, Interpersonal skills, Cross-functional collaboration
= Organization skills, Time management
= Adaptability, Learning agility
= Working independently, Initiative
= Customer focus, Customer service
* Multi-line phones, Project management, Program management, Stakeholder management, Strategic planning, Resource planning, People management, Mentoring, Hiring, Cross-functional collaboration, Administrative support, Filing, Correspondence, Reception, Calendar management, Travel coordination, Remote work, Minutes taking, Presentation software, Backlog management, Office management, Project risk management, P&L management, Typing, Spreadsheets, Management consulting, Project management tools
`
