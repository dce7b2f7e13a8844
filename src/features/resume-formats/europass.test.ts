import { describe, expect, it } from 'vitest'
import { readXml } from '#server/text/read-xml.ts'
import { growthOf, NEARLY_LINEAR } from '#testing/growth.ts'
import { parseEuropass } from './europass.ts'

const read = (xml: string) => parseEuropass(readXml(xml))

it('rejects other XML and an empty CV', () => {
  for (const xml of ['<rss><channel/></rss>', '<Candidate/>', '<SkillsPassport><LearnerInfo/></SkillsPassport>'])
    expect(read(xml), xml).toBeNull()
})

it('U1 reads any number of entries in linear time, of each list the first 200', async () => {
  const entry = '<Others><Title>a</Title><Other><Title>Talks</Title><Description>b</Description></Other></Others>'
  const make = (size: number) => `<Candidate><CandidateProfile>${entry.repeat(size)}</CandidateProfile></Candidate>`
  expect(read(make(300))?.lines.length).toBeLessThanOrEqual(202)
  expect(await growthOf(2500, make, read)).toBeLessThan(NEARLY_LINEAR)
})

describe('Europass since 2020', () => {
  const period = (tag: string, start: string, rest: string) =>
    `<${tag}><StartDate><FormattedDateTime>${start}</FormattedDateTime></StartDate>${rest}</${tag}>`
  const level = (scores: string[]) =>
    scores
      .map((score) => `<CompetencyDimension><Score><ScoreText>${score}</ScoreText></Score></CompetencyDimension>`)
      .join('')
  const xml = `<Candidate xmlns="http://www.europass.eu/1.0" xmlns:oa="a" xmlns:hr="b"><CandidatePerson>
    <PersonName><oa:GivenName>Elif</oa:GivenName><hr:FamilyName>Kaya</hr:FamilyName></PersonName>
    <Communication><ChannelCode>Email</ChannelCode><oa:URI>elif@kaya.example</oa:URI></Communication>
    <Communication><ChannelCode>Social Media</ChannelCode><UseCode>linkedin</UseCode><oa:URI>https://www.linkedin.com/in/elif</oa:URI></Communication>
    <Communication><ChannelCode>Telephone</ChannelCode><CountryDialing>+49</CountryDialing><oa:DialNumber>30 1234</oa:DialNumber></Communication>
    <Communication><Address><oa:AddressLine>Hof 1</oa:AddressLine><oa:CityName>Bonn</oa:CityName><CountryCode>de</CountryCode><oa:PostalCode>53111</oa:PostalCode></Address></Communication>
    <NationalityCode>tr</NationalityCode><hr:BirthDate>1990-01-02</hr:BirthDate><GenderCode>female</GenderCode>
    <PrimaryLanguageCode name="NORMAL">tur</PrimaryLanguageCode>
  </CandidatePerson><CandidateProfile languageCode="de">
    <hr:ExecutiveSummary>&lt;p&gt;Ich &lt;strong&gt;plane&lt;/strong&gt; Züge.&lt;/p&gt;</hr:ExecutiveSummary>
    <EmploymentHistory><EmployerHistory><hr:OrganizationName>Bahn</hr:OrganizationName>
      <OrganizationContact><Communication><Address><oa:CityName>Köln</oa:CityName><CountryCode>de</CountryCode></Address></Communication></OrganizationContact>
      <PositionHistory><PositionTitle>Planerin</PositionTitle>
        ${period('EmploymentPeriod', '2019-09', '<EndDate><FormattedDateTime>2021-02</FormattedDateTime></EndDate><CurrentIndicator>false</CurrentIndicator>')}
        <oa:Description>&lt;ol&gt;&lt;li data-list="bullet"&gt;&lt;span class="ql-ui"&gt;&lt;/span&gt;Fahrpläne&lt;/li&gt;&lt;li&gt;Netze&lt;/li&gt;&lt;/ol&gt;</oa:Description>
      </PositionHistory></EmployerHistory></EmploymentHistory>
    <EducationHistory><EducationOrganizationAttendance><hr:OrganizationName>TU</hr:OrganizationName>
      ${period('AttendancePeriod', '2010', '<EndDate><FormattedDateTime>2014</FormattedDateTime></EndDate>')}
      <EducationDegree><hr:DegreeName>Diplom</hr:DegreeName><FieldOfStudy><MainFieldOfStudy><ProgramConcentration>Verkehr</ProgramConcentration></MainFieldOfStudy></FieldOfStudy><FinalGrade><hr:ScoreText>1,3</hr:ScoreText></FinalGrade></EducationDegree>
    </EducationOrganizationAttendance></EducationHistory>
    <eures:Licenses xmlns:eures="c"><eures:License><hr:LicenseTypeCode>B</hr:LicenseTypeCode></eures:License></eures:Licenses>
    <PersonQualifications><PersonCompetency><CompetencyID schemeName="NORMAL">fre</CompetencyID><hr:TaxonomyID>language</hr:TaxonomyID>${level(['B2', 'B1', 'B2'])}</PersonCompetency></PersonQualifications>
    <eures:Attachment xmlns:eures="c"><oa:EmbeddedData>iVBORw0KGgo</oa:EmbeddedData></eures:Attachment>
    <Projects><Project><Title>Takt</Title>${period('Date', '2022-03', '<Ongoing>true</Ongoing>')}<Description>&lt;p&gt;Halbstundentakt&lt;/p&gt;</Description></Project></Projects>
    <Skills><PersonCompetency><hr:CompetencyName>SAP</hr:CompetencyName></PersonCompetency><SkillsGroup><Title>Büro</Title><PersonCompetency><hr:CompetencyName>Excel</hr:CompetencyName></PersonCompetency></SkillsGroup></Skills>
    <PublicationHistory><Publication><hr:FormattedPublicationDescription>&lt;p&gt;Über Netze&lt;/p&gt;</hr:FormattedPublicationDescription><Title>Takte</Title><Year>2021</Year><Authors>Kaya</Authors></Publication></PublicationHistory>
    <EmploymentReferences><Reference><Who>Ali Can</Who><Mail>ali@can.example</Mail></Reference></EmploymentReferences>
    <OrganisationalSkills>&lt;p&gt;Plant gern.&lt;/p&gt;</OrganisationalSkills>
    <VoluntaryWorks><VoluntaryWork><Title>Trainerin</Title><Location>Bonn</Location><Description>&lt;p&gt;Fußball&lt;/p&gt;</Description></VoluntaryWork></VoluntaryWorks>
    <Others><Title>Kurse</Title><Other><Title>Excel</Title>${period('Date', '2020-05', '')}</Other></Others>
    <Others><Title>Mehr</Title><Other><Title>Reisen</Title><Description>&lt;p&gt;Gern.&lt;/p&gt;</Description></Other></Others>
  </CandidateProfile></Candidate>`

  it('reads its sections, with names for codes in the language of the CV', () => {
    expect(read(xml)?.content).toMatchObject({
      personalInfo: {
        fullName: 'Elif Kaya',
        email: 'elif@kaya.example',
        phone: '+49 30 1234',
        location: 'Hof 1, 53111 Bonn, Deutschland',
        linkedIn: 'https://www.linkedin.com/in/elif',
      },
      professionalSummary: 'Ich plane Züge.',
      workExperience: [
        {
          jobTitle: 'Planerin',
          company: 'Bahn',
          location: 'Köln, Deutschland',
          startDate: '2019-09',
          endDate: '2021-02',
          responsibilities: ['Fahrpläne', 'Netze'],
        },
      ],
      education: [{ degree: 'Diplom, Verkehr', school: 'TU', graduationYear: '2014', gpa: '1,3' }],
      languages: [
        { name: 'Türkisch', proficiency: 'Native' },
        { name: 'Französisch', writtenLevel: 'B1\u2013B2' },
      ],
      skills: [{ name: 'SAP' }, { name: 'Excel' }],
      certifications: [{ name: 'Excel', date: '2020-05' }],
      projects: [{ name: 'Takt', startDate: '2022-03', endDate: null, description: 'Halbstundentakt' }],
      customSections: [
        { title: 'Volunteering', items: ['Trainerin, Bonn: Fußball'] },
        { title: 'Publications', items: ['Takte, Kaya, 2021: Über Netze'] },
        { title: 'References', items: ['Ali Can, ali@can.example'] },
        { title: 'Organisational skills', items: ['Plant gern.'] },
        { title: 'Driving licence', items: ['B'] },
        { title: 'Reisen', items: ['Gern.'] },
      ],
    })
  })

  it('reads no date of birth, gender, nationality or picture', () => {
    expect(JSON.stringify(read(xml))).not.toMatch(/1990|female|iVBOR/)
  })
})

describe('Europass from 2013 to 2020', () => {
  const place = (city: string, country: string) =>
    `<ContactInfo><Address><Contact><Municipality>${city}</Municipality><Country><Code>xx</Code><Label>${country}</Label></Country></Contact></Address></ContactInfo>`
  const xml = `<SkillsPassport xmlns="http://europass.cedefop.europa.eu/Europass" locale="en"><LearnerInfo>
    <Identification><PersonName><FirstName>Aino</FirstName><Surname>Virtanen</Surname></PersonName>
      <ContactInfo><Address><Contact><AddressLine>Katu 2</AddressLine><PostalCode>00100</PostalCode><Municipality>Helsinki</Municipality></Contact></Address>
        <Email><Contact>aino@example.fi</Contact></Email>
        <TelephoneList><Telephone><Contact></Contact></Telephone><Telephone><Contact>(+358) 40 123</Contact></Telephone></TelephoneList>
        <WebsiteList><Website><Contact>https://aino.example</Contact></Website></WebsiteList></ContactInfo>
      <Demographics><Birthdate year="1985"/><Gender><Code>F</Code><Label>Female</Label></Gender></Demographics></Identification>
    <Headline><Type><Code>position</Code></Type><Description><Label>Teacher</Label></Description></Headline>
    <WorkExperienceList><WorkExperience><Period><From year="2015" month="--09" day="---04"/><Current>true</Current></Period>
      <Position><Label>Teacher</Label></Position><Activities>&lt;p>- Maths&lt;/p>&lt;p>- Physics&lt;/p></Activities>
      <Employer><Name>Koulu</Name>${place('Espoo', 'Finland')}</Employer></WorkExperience></WorkExperienceList>
    <EducationList><Education><Period><From year="2004"/><To year="2009"/></Period><Title>MEd</Title><Organisation><Name>Yliopisto</Name></Organisation><Level><Label>EQF level 7</Label></Level></Education></EducationList>
    <Skills><Linguistic><MotherTongueList><MotherTongue><Description><Label>Finnish</Label></Description></MotherTongue></MotherTongueList>
      <ForeignLanguageList><ForeignLanguage><Description><Code>sv</Code><Label>Swedish</Label></Description><ProficiencyLevel><Listening>C1</Listening><Writing>C1</Writing></ProficiencyLevel>
        <VerifiedBy><Certificate><Title>YKI</Title></Certificate></VerifiedBy></ForeignLanguage></ForeignLanguageList></Linguistic>
      <Communication><Description>Speaks clearly.</Description></Communication>
      <Computer><Description>&lt;p>Moodle&lt;/p></Description></Computer></Skills>
    <AchievementList><Achievement><Title><Code>publications</Code><Label>Publications</Label></Title><Description>On sums.</Description></Achievement>
      <Achievement><Title><Code>certifications</Code><Label>Certifications</Label></Title><Description>First aid</Description></Achievement></AchievementList>
  </LearnerInfo></SkillsPassport>`

  it('reads its sections', () => {
    const parsed = read(xml)
    expect(parsed?.content).toMatchObject({
      personalInfo: {
        fullName: 'Aino Virtanen',
        email: 'aino@example.fi',
        phone: '(+358) 40 123',
        location: 'Katu 2, 00100 Helsinki',
        headline: 'Teacher',
      },
      professionalSummary: '',
      workExperience: [
        {
          jobTitle: 'Teacher',
          company: 'Koulu',
          location: 'Espoo, Finland',
          startDate: '2015-09',
          isCurrentRole: true,
          responsibilities: ['Maths', 'Physics'],
        },
      ],
      education: [{ degree: 'MEd', school: 'Yliopisto', graduationYear: '2009', honors: 'EQF level 7' }],
      languages: [
        { name: 'Finnish', proficiency: 'Native' },
        { name: 'Swedish', writtenLevel: 'C1' },
      ],
      skills: [{ name: 'Moodle' }],
      certifications: [{ name: 'YKI' }, { name: 'First aid' }],
      customSections: [
        { title: 'Communication skills', items: ['Speaks clearly.'] },
        { title: 'Publications', items: ['On sums.'] },
      ],
    })
    expect(JSON.stringify(parsed)).not.toMatch(/1985|Female/)
  })
})
