/** A trade: its titles in each language, similar trades, skills, and what people do in it (in English). */
export type Trade = { id: string; titles: Record<string, string[]>; near: string[]; skills: string[]; duties: string }

// id | near | skills | duties | titles by language, separated by ';', with English first
const lines = `
frontend|fullstack|React,TypeScript,CSS,Vue.js|build accessible pages and components|en:Frontend Developer;Front-end Engineer;Front End Developer|de:Frontend-Entwickler (m/w/d)|es:Desarrollador Frontend|fr:Développeur front-end (H/F)
backend|fullstack,golang|Java,PostgreSQL,Kafka,Node.js|design services and interfaces behind our products|en:Backend Engineer;Back-end Developer;Java Developer|de:Backend-Entwickler (m/w/d)|pl:Programista Java|pt:Desenvolvedor Back-end
golang|backend|Go,Kubernetes,gRPC|write small services that answer fast|en:Go Developer;Golang Engineer;Backend Engineer (Go)|de:Go-Entwickler (m/w/d)
fullstack|frontend,backend|Node.js,React,MongoDB|build features from database to browser|en:Full Stack Developer;Fullstack Engineer;Full-Stack Engineer|nl:Full-stack ontwikkelaar|sv:Fullstackutvecklare
cpp|ada|C++,Linux,CMake|work on a rendering engine and its tools|en:C++ Developer;Software Engineer, C++;Graphics Programmer|de:C++-Softwareentwickler (m/w/d)|pl:Programista C++
embedded|cpp|C,RTOS,Microcontrollers|write firmware close to the hardware|en:Embedded C Developer;Firmware Engineer;Embedded Software Engineer|de:Embedded-Entwickler C (m/w/d)
dotnet||C#,.NET,SQL Server|maintain web services for insurers|en:.NET Developer;C# Developer;Software Engineer (C#/.NET)|de:.NET-Entwickler (m/w/d)|nl:C# ontwikkelaar|fr:Développeur .NET (H/F)
fsharp|dotnet|F#,.NET|model prices in functional code|en:F# Developer;Functional Programmer
ada|embedded|Ada,SPARK|write flight control software that is certified|en:Ada Software Engineer;Avionics Software Engineer
dataanalyst|businessanalyst,datascience|SQL,Excel,Tableau|turn numbers into reports that people act on|en:Data Analyst;Reporting Analyst;Insights Analyst|de:Datenanalyst (m/w/d)|es:Analista de datos|pt:Analista de dados|nl:Data-analist
datascience|dataanalyst,ml|Python,R,Statistics|build statistical models of demand|en:Data Scientist;Statistician|fr:Data Scientist (H/F)|pl:Data Scientist
ml|datascience|PyTorch,Python,MLOps|train and serve models|en:Machine Learning Engineer;ML Engineer;AI Engineer|de:Machine Learning Engineer (m/w/d)
sre||Kubernetes,Terraform,AWS|keep systems up and make them dull|en:Site Reliability Engineer;SRE;DevOps Engineer|de:DevOps-Ingenieur (m/w/d)|sv:DevOps-ingenjör
qa||Selenium,Cypress|find faults before users do|en:QA Engineer;Quality Assurance Tester;Test Automation Engineer|pl:Tester oprogramowania
ux||Figma,User research,Prototyping|sketch, test and refine how things work|en:UX Designer;UI/UX Designer;User Experience Designer|fr:UX/UI Designer (H/F)|es:Diseñador UX/UI
itsupport||Windows,Active Directory,Networking|solve the problems that colleagues ring about|en:IT Support Technician;Service Desk Analyst;IT Help Desk Specialist|de:IT-Supporter (m/w/d)|nl:Medewerker IT-servicedesk
nurse|hca|Wound care,Medication,ICU|care for patients on the ward|en:Registered Nurse;RN, Emergency Department;Staff Nurse|de:Pflegefachkraft (m/w/d);Gesundheits- und Krankenpfleger (m/w/d)|fr:Infirmier (H/F);Infirmière diplômée|es:Enfermera;Enfermero/a|pt:Enfermeiro(a)|nl:Verpleegkundige|sv:Sjuksköterska|pl:Pielęgniarka / pielęgniarz
hca|nurse|Personal care,First aid|help residents with their day|en:Healthcare Assistant;Care Assistant;Certified Nursing Assistant (CNA)|de:Pflegehelfer (m/w/d)|fr:Aide-soignant (H/F)|nl:Zorghulp|sv:Undersköterska
physio||Rehabilitation,Manual therapy|help people to move again|en:Physiotherapist;Physical Therapist|de:Physiotherapeut (m/w/d)|fr:Kinésithérapeute|es:Fisioterapeuta|nl:Fysiotherapeut|pl:Fizjoterapeuta
pharmacist||Dispensing|advise on medicines|en:Pharmacist|de:Apotheker (m/w/d)|fr:Pharmacien (H/F)|pl:Farmaceuta
dentalnurse||Chairside,Sterilisation|assist the dentist|en:Dental Nurse;Dental Assistant|de:Zahnmedizinische Fachangestellte (ZFA)
teacher||Lesson planning,Safeguarding|teach and mark and encourage|en:Maths Teacher;Primary School Teacher;Teacher of English|de:Lehrer (m/w/d) Mathematik|fr:Professeur des écoles|es:Profesor de primaria|sv:Lärare i matematik|pl:Nauczyciel matematyki
truck|delivery|Tachograph,ADR|drive goods through the night|en:HGV Class 1 Driver;Truck Driver;Lorry Driver|de:LKW-Fahrer (m/w/d);Berufskraftfahrer (m/w/d)|fr:Chauffeur poids lourd (H/F)|es:Conductor de camión|nl:Vrachtwagenchauffeur|pl:Kierowca kat. C+E|sv:Lastbilschaufför
delivery|truck|Van,Route planning|bring parcels to doors|en:Delivery Driver;Courier;Van Driver|de:Paketzusteller (m/w/d)|fr:Chauffeur livreur (H/F)|pl:Kurier|es:Repartidor
warehouse|forklift|Picking,Scanner|pick, pack and load orders|en:Warehouse Operative;Warehouse Associate;Order Picker|de:Lagermitarbeiter (m/w/d)|fr:Préparateur de commandes (H/F)|es:Mozo de almacén|nl:Magazijnmedewerker|sv:Lagermedarbetare|pl:Magazynier
forklift|warehouse|Counterbalance,Reach truck|move pallets safely|en:Forklift Operator;Fork Lift Truck Driver;Forklift Driver|de:Staplerfahrer (m/w/d)|fr:Cariste (H/F)|nl:Heftruckchauffeur
electrician||Wiring,17th Edition,Testing|install and test electrics|en:Electrician;Maintenance Electrician;Industrial Electrician|de:Elektriker (m/w/d);Elektroniker (m/w/d)|fr:Électricien (H/F)|es:Electricista|pt:Eletricista|nl:Elektricien|sv:Elektriker|pl:Elektryk
plumber||Heating,Gas Safe|fit and repair pipes and boilers|en:Plumber;Plumbing and Heating Engineer|de:Anlagenmechaniker SHK (m/w/d)|fr:Plombier chauffagiste|nl:Loodgieter
welder||MIG,TIG|join steel to drawings|en:Welder;MIG Welder|de:Schweißer (m/w/d)|es:Soldador|pl:Spawacz|sv:Svetsare
carmechanic||Diagnostics,Brakes|service and repair cars|en:Car Mechanic;Vehicle Technician;Automotive Technician|de:KFZ-Mechatroniker (m/w/d)|fr:Mécanicien automobile|pt:Mecânico automóvel
chef|kitchenporter|Menu planning,HACCP|run a section of the kitchen|en:Chef de Partie;Sous Chef;Cook|de:Koch (m/w/d)|fr:Cuisinier (H/F)|es:Cocinero|pt:Cozinheiro|nl:Kok|sv:Kock|pl:Kucharz
kitchenporter|chef|Dishwashing|keep the kitchen clean|en:Kitchen Porter;Dishwasher|fr:Plongeur (H/F)
waiter|barista|Table service,Wine|serve our guests|en:Waiter;Waitress;Waiting Staff|de:Servicekraft (m/w/d);Kellner (m/w/d)|fr:Serveur (H/F)|es:Camarero|pt:Empregado de mesa|sv:Servitör|pl:Kelner
barista|waiter|Espresso,Till|make coffee and talk to guests|en:Barista|de:Barista (m/w/d)|nl:Barista
cleaner||Hoovering,COSHH|clean offices in the evening|en:Cleaner;Cleaning Operative;Janitor|de:Reinigungskraft (m/w/d)|fr:Agent d'entretien (H/F)|es:Limpiadora|nl:Schoonmaker|pl:Sprzątaczka|sv:Lokalvårdare
accountant|bookkeeper|IFRS,Month end,Excel|close the books and explain them|en:Accountant;Management Accountant;Financial Accountant|fr:Comptable (H/F)|es:Contable|pt:Contabilista|pl:Księgowa / Księgowy|sv:Redovisningsekonom
bookkeeper|accountant,payroll|Xero,VAT,Ledgers|post invoices and reconcile|en:Bookkeeper|de:Buchhalter (m/w/d);Finanzbuchhalter (m/w/d)|nl:Boekhouder
payroll|bookkeeper|Payroll,Pensions|pay people right and in time|en:Payroll Clerk;Payroll Administrator|de:Lohnbuchhalter (m/w/d)|fr:Gestionnaire de paie
hr|recruiter|Employee relations,Onboarding|advise managers about people|en:HR Generalist;Human Resources Advisor;HR Business Partner|de:Personalreferent (m/w/d)|fr:Chargé de ressources humaines|nl:HR-adviseur
recruiter|hr|Sourcing,Interviewing|find and persuade candidates|en:Recruiter;Talent Acquisition Specialist;Nurse Recruiter|sv:Rekryterare
sales||CRM,Prospecting|win customers and keep them|en:Sales Representative;Account Executive;Sales Development Representative|de:Vertriebsmitarbeiter (m/w/d)|fr:Commercial (H/F)|es:Comercial|sv:Säljare|pl:Przedstawiciel handlowy|pt:Vendedor
retail||Till,Merchandising|serve customers on the shop floor|en:Sales Assistant;Shop Assistant;Retail Associate|de:Verkäufer (m/w/d)|fr:Vendeur (H/F)|es:Dependienta|nl:Winkelmedewerker|pl:Sprzedawca
marketing|seo|Campaigns,Branding|plan campaigns and measure them|en:Marketing Manager;Marketing Executive;Digital Marketing Specialist|de:Marketing-Manager (m/w/d)|fr:Responsable marketing|nl:Marketeer|sv:Marknadsförare
seo|marketing|SEO,Content|make pages findable|en:SEO Specialist;Search Engine Optimization Manager
projectmanager||Prince2,Budgets,Scheduling|bring projects home in time|en:Project Manager;Programme Manager|de:Projektleiter (m/w/d);Projektmanager (m/w/d)|fr:Chef de projet (H/F)|es:Jefe de proyecto|nl:Projectmanager|sv:Projektledare|pl:Kierownik projektu
productmanager||Roadmaps,Discovery|decide what is built next|en:Product Manager;Product Owner|de:Produktmanager (m/w/d)|pl:Product Owner
businessanalyst|dataanalyst|Requirements,UML|write down what is needed|en:Business Analyst|nl:Business analist|fr:Business analyst (H/F)
lawyer|paralegal|Contracts,Litigation|advise and draft|en:Lawyer;Solicitor;Attorney|de:Rechtsanwalt (m/w/d)|fr:Avocat (H/F)|es:Abogado|nl:Jurist
paralegal|lawyer|Legal research|prepare files and deadlines|en:Paralegal;Legal Assistant|de:Rechtsanwaltsfachangestellte (m/w/d)
civil||AutoCAD,Structures|design bridges and roads|en:Civil Engineer;Structural Engineer|de:Bauingenieur (m/w/d)|fr:Ingénieur génie civil|es:Ingeniero civil|pl:Inżynier budowy
mechanical||SolidWorks,FEA|design machines|en:Mechanical Engineer;Mechanical Design Engineer|de:Maschinenbauingenieur (m/w/d)|es:Ingeniero mecánico|sv:Maskiningenjör
police||Patrol|keep the peace in the town|en:Police Officer;Police Constable
policy||Policy,Stakeholders|write policies for local government|en:Policy Analyst;Policy Adviser
security||SIA licence|guard buildings|en:Security Guard;Security Officer|de:Sicherheitsmitarbeiter (m/w/d)|pl:Pracownik ochrony
infosec||SIEM,ISO 27001|find and close holes in systems|en:Information Security Analyst;Cyber Security Engineer
socialworker||Safeguarding,Case work|support families in need|en:Social Worker|de:Sozialarbeiter (m/w/d)|nl:Maatschappelijk werker|sv:Socialsekreterare
childcare||Early years|look after small children|en:Nursery Nurse;Childcare Practitioner;Nanny|de:Erzieher (m/w/d)|fr:Auxiliaire de puériculture|sv:Barnskötare|pl:Opiekunka dziecięca
support||Zendesk,Telephone|answer customers on all channels|en:Customer Service Representative;Customer Support Specialist;Call Centre Agent|de:Kundenberater (m/w/d)|fr:Conseiller clientèle|es:Atención al cliente|pt:Assistente de apoio ao cliente|nl:Klantenservicemedewerker|pl:Konsultant ds. obsługi klienta
receptionist||Switchboard,Bookings|greet visitors|en:Receptionist;Front Desk Agent|de:Rezeptionist (m/w/d)|fr:Réceptionniste|pt:Rececionista|nl:Receptionist
gardener||Pruning,Mowing|care for parks and gardens|en:Gardener;Groundskeeper|fr:Jardinier (H/F)|nl:Hovenier
actuary||Pricing,Reserving|work out what risks cost|en:Actuary;Actuarial Analyst
`

export const trades: Trade[] = lines
  .trim()
  .split('\n')
  .map((line) => {
    const [id = '', near = '', skills = '', duties = '', ...named] = line.split('|')
    const titles = Object.fromEntries(named.map((one) => [one.slice(0, 2), one.slice(3).split(';')]))
    return { id, titles, near: near ? near.split(',') : [], skills: skills.split(','), duties }
  })
