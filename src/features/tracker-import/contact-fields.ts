import type { ImportField } from '#features/import-files/fields.ts'

export type ContactField =
  | 'person'
  | 'first_name'
  | 'middle_name'
  | 'last_name'
  | 'email'
  | 'phone'
  | 'employer'
  | 'job_role'
  | 'profile'
  | 'remark'

/** What a column of a list of people can be, with its names in address books of several languages. */
export const contactFields: readonly ImportField<ContactField>[] = [
  {
    key: 'person',
    label: 'Name',
    names: `name, full name, display name, contact name, contact, file as, formatted name, fn, who, anzeigename, vollständiger name, vor und nachname, kontakt, ansprechpartner, nom complet, nom affiché, nombre completo, nombre para mostrar, nome completo, nome visualizzato, nome e cognome, weergavenaam, volledige naam, naam, nome para exibição, imię i nazwisko, nazwisko i imię, wyświetlana nazwa, person, people, name and surname, surname and name, contact person, name vorname, name und vorname, nachname vorname, nom et prénom, nom prénom, prénom et nom, nombre y apellidos, apellidos y nombre, nominativo, cognome e nome, referente, nome contatto, persona, persona di contatto, persona de contacto, contatto, contacto, contato, contactpersoon, naam contactpersoon, osoba, osoba kontaktowa, kontaktperson, recruiter, ansprechpartnerin`,
  },
  {
    key: 'first_name',
    label: 'First name',
    names: `given name, firstname, forename, first, vorname, prénom, nombre, nombre de pila, primer nombre, nome, nome proprio, voornaam, primeiro nome, nome próprio, imię, förnamn, fornavn`,
  },
  {
    key: 'middle_name',
    label: 'Middle name',
    names: `additional name, middlename, middle, weitere vornamen, zweiter vorname, deuxième prénom, second prénom, segundo nombre, secondo nome, tweede voornaam, tussenvoegsel, tussenv, tussenvgs, nome do meio, segundo nome, drugie imię`,
  },
  {
    key: 'last_name',
    label: 'Last name',
    names: `family name, lastname, surname, last, nachname, familienname, nom, nom de famille, apellidos, apellido, cognome, achternaam, sobrenome, apelido, último nome, nazwisko, efternamn, efternavn, etternavn`,
  },
  {
    key: 'email',
    label: 'Email',
    kind: 'email',
    many: true,
    pattern: /^(?!.*\b(type|typ|label|display name|anzeigename|nom complet|nombre|nome)\b).*\b(e mail|email|mail)\b/,
    names: `e mail 1 value, email address, e mail address, e mail 2 value, e mail 3 value, e mail 2 address, e mail 3 address, mail, work email, business email, personal email, emails, e mail adresse, e mail 2 adresse, e mail 3 adresse, adresse de messagerie, adresse de messagerie 2, adresse de messagerie 3, adresse e mail, courriel,
      adresse électronique, correo electrónico, dirección de correo electrónico, dirección de correo electrónico 2, correo, indirizzo posta elettronica, indirizzo di posta elettronica, posta elettronica, indirizzo posta elettronica 2, indirizzo e mail, e mailadres, e mailadres 2, e mail adres, endereço de email, endereço de e mail, endereço de e mail 2, correio eletrónico, adres e mail, adres e mail 2, adres email, e post, e postadress`,
  },
  {
    key: 'phone',
    label: 'Phone',
    many: true,
    names: `mobile phone, mobile number, mobile, person phone work, person phone mobile, person phone home, person phone other, phone 1 value, phone 2 value, phone 3 value, phone 4 value, phone, phone number, business phone, business phone 2, primary phone, company main phone, home phone, home phone 2, other phone, work phone, cell, cell phone, telephone, tel, handy, mobil, mobiltelefon, mobilnummer, telefon, telefonnummer, telefon geschäftlich, telefon geschäftlich 2, telefon privat, telefon firma, haupttelefon, weiteres telefon, geschäftlich, téléphone mobile, tél mobile, mobile 1,
      téléphone bureau, téléphone 2 bureau, téléphone, tél, tél bureau, téléphone domicile, téléphone principal, téléphone société, móvil, teléfono móvil, teléfono, teléfono del trabajo, teléfono trabajo, teléfono de la empresa, teléfono particular, celular, cellulare, telefono cellulare, telefono, telefono ufficio, ufficio, telefono abitazione, abitazione, mobiele telefoon, mobiel, telefoon op werk, telefoon werk, telefoon thuis, telefoon, telefoonnummer, telemóvel, telefone comercial, telefone celular, telefone, telefone residencial,
      telefone principal, telefon komórkowy, telefon służbowy, telefon domowy, tel cell, tel cellulare, recapito, recapito telefonico, numero, numero di telefono, telefono fisso, fisso, telefon mobil, mobil nr, handynummer, tel nr, tel geschäftlich, numéro de téléphone, numéro, portable, tél portable, número de teléfono, número, tlf, tel móvil, mobiel nummer, tel mobiel, contato telefónico, tel kom, kom, numer telefonu, komórka, mobiltelefon`,
  },
  {
    key: 'employer',
    label: 'Company',
    names: `company, organization name, organization 1 name, organisation name, company name, current company, organization, organisation, employer, works at, account name, account, firma, unternehmen, arbeitgeber, organisation 1 name, société, entreprise, employeur, organisme, empresa, organización, compañía, società, azienda, bedrijf, organisatie, werkgever, organização, companhia, organizacja, företag, virksomhed, org, ditta, impresa, ente, studio, nome azienda, nome ditta, azienda ente, organizzazione, firma organisation, betrieb, institution, firmenname, nom de l'entreprise, structure, établissement, nombre de la empresa, entidad, firma nazwa, nazwa firmy, pracodawca, company organization, business, where, works for`,
  },
  {
    key: 'job_role',
    label: 'Role',
    names: `role, title, job title, position, organization title, organization 1 title, current position, occupation, function, headline, stelle, berufsbezeichnung, funktion, rolle, titre, fonction, poste, titre du poste, profession, puesto, cargo, título, puesto de trabajo, profesión, posizione, titolo, qualifica, ruolo, mansione, functie, functietitel, beroep, título do cargo, função, stanowisko, tytuł, incarico, funzione, posizione ruolo, ruolo posizione, job role, job position, job, what they do, tätigkeit, beruf, aufgabe, métier, rôle, puesto cargo, ocupación, rol, zawód, funkcja, befattning, stilling`,
  },
  {
    key: 'profile',
    label: 'Link',
    many: true,
    names: `linked in, linked in url, linked in profile, linked in profile url, linked in link, url, link, linkedin, linkedin url, linkedin profile, profile url, profile, website, web page, website 1 value, website 2 value, web site, websites, personal web page, webseite, internetseite, homepage, profil, profil linkedin url, sito, sito internet, pagina linkedin, collegamento, www, internet, web, lien, lien linkedin, enlace, vínculo, page web, site web, profil linkedin, profil linked in, página web, sitio web, perfil, pagina web, sito web, profilo, webpagina, website url, perfil do linkedin, strona sieci web, strona internetowa, hemsida, hjemmeside`,
  },
  {
    key: 'remark',
    label: 'Note',
    many: true,
    names: `notes, note, comment, comments, remarks, relationship, how we met, notizen, notiz, bemerkung, bemerkungen, anmerkungen, kommentar, remarques, commentaires, notas, observaciones, comentarios, annotazioni, opmerkingen, notities, observações, anotações, notatki, uwagi, anteckningar, commenti, commento, osservazioni, nota, dove conosciuto, conosciuto a, kennengelernt, met at, where met, how do i know them, context, info, details`,
  },
]
