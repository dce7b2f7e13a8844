/** Teaching, child care, people management and human resources. The notation is explained in `../skills.ts`. */
export const educationSkills = `
[skill]
Teaching | teacher, classroom teaching, taught students, taught classes, instructing students, instructor, taught, teach
Lesson planning | planned daily activities, planned activities, activity planning, lesson plans, planning lessons, planned lessons
Classroom management | behaviour management, behavior management, managing a classroom
Curriculum development | curriculum design, curriculum planning, course design, course development, designing curricula
Instructional design | instructional designer, e-learning development, elearning development, addie
Articulate Storyline | articulate 360, adobe captivate > Instructional design
Learning management systems | lms, moodle, blackboard, canvas lms, google classroom, schoology
Student assessment | grading, grading papers, formative assessment, student evaluation, standardized testing
Differentiated instruction | diverse learners, individualized instruction
Special education | sen, special needs, special educational needs, iep, ieps, individualized education program
Early childhood education | preschool, pre-k, kindergarten, early years, nursery school, early childhood
Childcare | child care, daycare, day care, nanny, babysitting, caring for children
Elementary education | primary school, elementary school, elementary teacher
Secondary education | high school teacher, middle school, secondary school teacher
Higher education | university teaching, college teaching, lecturer, professor, teaching assistant
Tutoring | tutor, tutored
ESL teaching | esl, tefl, tesol, efl, teaching english, english language learners > Teaching
Literacy instruction | reading instruction, phonics, guided reading
STEM education | teaching mathematics, math teacher, science teacher, math instruction
Music education | music teacher, music lessons, choir director
Art education | art teacher
Physical education | pe teacher
Coaching sports | sports coaching, athletics coach
Academic advising | student advising, college counseling, guidance counselor, school counselor
Student affairs | student services, residence life, admissions counseling
Educational technology | edtech, smart boards, interactive whiteboard
Parent communication | parent teacher conferences, communicating with parents
Library science | librarian, cataloging, library services
Corporate training | employee training, staff training, training delivery, delivered training, training sessions, training programs, trained staff, trained employees, trained new, training new
Learning and development | l&d, talent development, organizational development
Workshop facilitation | facilitating workshops, facilitation, facilitated workshops, facilitated
Human resources | hr, hr generalist, human resource management, hr operations
Recruiting | recruitment, recruiter, talent acquisition, hiring candidates, candidate sourcing, full cycle recruiting, sourcing candidates
Technical recruiting > Recruiting
Interviewing candidates | candidate screening, conducting interviews, phone screens
Applicant tracking systems | ats, greenhouse ats, lever ats, icims, taleo > Recruiting
Employer branding
Onboarding | new hire orientation, onboarding new hires, onboarding employees
Employee relations | labor relations, labour relations, grievances, workplace investigations
Employee engagement | engagement surveys
Performance management | performance reviews, performance appraisals, performance evaluations
Compensation and benefits | compensation analysis, total rewards, salary benchmarking
Benefits administration | open enrollment, employee benefits
HR information systems | hris, hcm, workday hcm, ^Workday, bamboohr, adp workforce, successfactors, ukg
ADP | adp payroll > Payroll
Employment law | labor law, labour law, fmla, flsa, employment legislation
Workforce planning | headcount planning, succession planning, staff scheduling, scheduling staff, rota planning, shift scheduling
Diversity and inclusion | dei, diversity equity and inclusion
HR analytics | people analytics
Change management | organizational change, prosci
Policy development | hr policies, writing policies
Volunteer coordination | volunteer management, coordinating volunteers, managed volunteers
Youth work | youth programs, youth mentoring, after school programs, camp counselor
Community outreach | outreach programs, community engagement
Case work | caseworker, case worker, client intake, caseload
[certification]
Teaching license | teaching certificate, teaching credential, state teaching certification, certified teacher, licensed teacher, teaching certification, qts, pgce, teacher certification > Teaching
TEFL certification | tefl certified, tesol certificate, celta > ESL teaching
CDA credential | child development associate > Early childhood education
PHR | professional in human resources, aphr > Human resources
SHRM-CP | shrm certified professional, shrm certification > Human resources
SPHR | shrm-scp, senior professional in human resources > Human resources
CIPD > Human resources
= Elementary education, Secondary education, Higher education, Early childhood education
= Teaching, Tutoring, Corporate training
= Childcare, Early childhood education
= Instructional design, Curriculum development, Lesson planning
= PHR, SHRM-CP, SPHR, CIPD
= Recruiting, Technical recruiting, Interviewing candidates
= Human resources, Employee relations, Compensation and benefits, Benefits administration
= Learning and development, Corporate training, Workshop facilitation
= Special education, Disability support, Applied behavior analysis
= ESL teaching, Literacy instruction
= Benefits administration, Payroll
= ADP, HR information systems
= Youth work, Childcare, Coaching sports
= Academic advising, Student affairs
= Teaching license, TEFL certification
= Case work, Social work
= Onboarding, Corporate training
* Classroom management, Lesson planning, Student assessment, Differentiated instruction, Parent communication, Corporate training, Workshop facilitation, Onboarding, Employee relations, Employee engagement, Performance management, Interviewing candidates, Policy development, Community outreach, Change management, Diversity and inclusion, Learning and development, Workforce planning, Mentoring, Educational technology, Case work
`
