/** Nursing, medicine, care and allied health. The notation is explained in `../skills.ts`. */
export const healthSkills = `
[skill]
Nursing | nursing care, nursing practice, bedside nursing, nursing experience > Patient care, Healthcare
Patient care | direct patient care, bedside care, caring for patients, cared for patients, patient safety > Healthcare
Patient assessment | assessing patients, assessed patients, health assessment, physical assessment, triage, triaged
Vital signs | vitals, blood pressure readings
Medication administration | administering medication, administered medications, administer medications, med pass, medication management
IV therapy | iv insertion, intravenous therapy, iv lines, peripheral iv
Phlebotomy | venipuncture, blood draws, drawing blood, phlebotomist
Wound care | dressing changes, wound management
Catheterization | foley catheters, catheter care
Critical care | icu, intensive care, intensive care unit, critical care unit > Nursing
Emergency nursing | emergency room, emergency department, er nurse, trauma nursing > Nursing, Acute care
Acute care | acute care setting, acute hospital
Medical-surgical nursing | med surg, med-surg, medical surgical > Nursing, Acute care
Operating room nursing | perioperative, operating room, scrub nurse, circulating nurse > Nursing
Pediatric nursing | pediatrics, paediatrics, picu, nicu > Nursing
Obstetrics | labor and delivery, maternity, midwifery, midwife, postpartum
Oncology | cancer care, chemotherapy
Cardiology | cardiac care, cardiac unit, telemetry, cardiac monitoring
Mental health care | psychiatric nursing, behavioral health, mental health, psychiatric care, behavioural health
Geriatric care | geriatrics, elder care, elderly care, dementia care, alzheimer's care, senior care
Long-term care | nursing home, skilled nursing facility, assisted living, residential care
Home health care | home health, home care, home health aide, domiciliary care
Hospice care | palliative care, end of life care
Personal care | daily living, bathe, bathing, activities of daily living, adls, bathing and dressing, personal hygiene assistance, caregiver, caregiving, care assistant
Patient transfers | hoyer lift, patient lifting, moving and handling
Infection control | infection prevention, aseptic technique, sterile technique
Care planning | care plans, care coordination, case management, discharge planning
Patient education | health education, educating patients
Charting | charted, clinical documentation, patient records, medical records, patient charting
Electronic health records | ehr, emr, electronic medical records, electronic health record
Epic EHR | !Epic, epic systems, epic software, epic emr > Electronic health records
Cerner | cerner millennium > Electronic health records
Meditech > Electronic health records
eClinicalWorks | athenahealth, allscripts > Electronic health records
Medical terminology
Medical coding | icd-10, icd 10, cpt codes, cpt coding, hcpcs
Medical billing | revenue cycle, insurance billing, claims submission
Insurance verification | prior authorization, prior authorizations, insurance eligibility
Medical assisting | medical assistant
Medical transcription | medical scribe
Medical reception | medical receptionist, patient scheduling, patient registration, front desk medical
HIPAA | patient confidentiality, patient privacy
EKG | ecg, electrocardiogram
Radiography | x-ray, radiologic technologist, medical imaging, radiology
MRI | magnetic resonance imaging, ct scans > Radiography
Ultrasound | sonography, sonographer
Respiratory therapy | ventilator management, mechanical ventilation, respiratory therapist
Dialysis | hemodialysis
Physical therapy | physiotherapy, physiotherapist, physical therapist, gait training
Occupational therapy | occupational therapist
Speech therapy | speech language pathology, speech pathologist, speech language pathologist
Rehabilitation | rehab services, rehabilitation therapy
Massage therapy | massage therapist
Dental assisting | dental assistant, chairside assisting
Dental hygiene | dental hygienist, teeth cleaning
Dentistry | dentist
Pharmacy | pharmacist, dispensing medication, prescription filling, pharmacy technician, filled prescriptions
Pharmacy compounding > Pharmacy
Pharmacology
Optometry | optician, optical dispensing
Veterinary care | veterinary, veterinary technician, animal care, animal health
Nutrition | dietitian, dietician, nutritionist, meal planning
Personal training | fitness coaching, personal trainer, fitness instruction
Psychotherapy | counseling, counselling, cognitive behavioral therapy, cbt therapy, psychotherapist, therapist sessions
Substance abuse counseling | addiction counseling, substance use treatment > Psychotherapy
Social work | social worker, social services, child protection, child welfare
Crisis intervention | suicide prevention, crisis counseling
Applied behavior analysis | aba therapy, behavior technician
Disability support | developmental disabilities, support worker, special needs care
Public health | epidemiology, community health, health promotion
Health informatics | hl7, fhir, clinical informatics
Healthcare administration | hospital administration, practice management, clinic operations
Utilization review | utilization management
Clinical research | clinical trials, clinical trial, clinical study, gcp guidelines, good clinical practice
Clinical laboratory | medical laboratory, lab testing, specimen collection, specimen processing, hematology
Surgery | surgical technologist, surgical tech, scrub tech, surgical procedures
Anesthesia | anaesthesia, anesthesiology
Emergency medical services | paramedic, ambulance, prehospital care
First aid
[domain]
Healthcare | health care, hospital, clinical setting, medical center, clinic, hospitals, clinics, medical practice, health system
Pharmaceuticals | pharmaceutical, pharma, biopharma, drug development
Medical devices | medical device
[certification]
RN license | registered nurse, registered general nurse, nmc registration, nmc registered, nmc pin, nurse registration, ^RGN, rn licence, licensed rn, rn licensure, nursing license, nursing licence, state rn, ^RN > Nursing
LPN license | licensed practical nurse, lpn, lvn, licensed vocational nurse > Nursing
CNA certification | certified nursing assistant, cna, stna, nurse aide, nursing assistant > Personal care, Patient care
Nurse practitioner | np-c, fnp, family nurse practitioner, aprn, advanced practice nurse > RN license, Nursing
BLS | basic life support, bls certified, bls certification
ACLS | advanced cardiac life support, advanced cardiovascular life support
PALS | pediatric advanced life support
CPR certification | cpr, cpr certified, cpr/aed
TNCC | trauma nursing core course
CCRN > Critical care
NRP | neonatal resuscitation
EMT | emergency medical technician, emt-b, nremt > Emergency medical services
Certified medical assistant | cma (aama), rma certification, certified clinical medical assistant, ccma > Medical assisting
CPC certification | certified professional coder, ccs coder > Medical coding
Phlebotomy certification | certified phlebotomist, certified phlebotomy technician > Phlebotomy
Pharmacy license | registered pharmacist, pharmd, licensed pharmacist > Pharmacy
Pharmacy technician certification | certified pharmacy technician, cpht, ptcb > Pharmacy
RDH license | registered dental hygienist, licensed dental hygienist > Dental hygiene
ARRT | registered radiologic technologist, arrt certified > Radiography
LCSW | licensed clinical social worker, lmsw, licensed social worker > Social work
LPC | licensed professional counselor, lmft, licensed mental health counselor, lmhc > Psychotherapy
BCBA | board certified behavior analyst, registered behavior technician, rbt > Applied behavior analysis
PT license | licensed physical therapist, doctor of physical therapy > Physical therapy
OTR license | certified occupational therapy assistant, cota > Occupational therapy
CCC-SLP | certificate of clinical competence > Speech therapy
First aid certification | pediatric first aid, first aid certified, first aid certificate, first aid training > First aid
Personal trainer certification | certified personal trainer, nasm, ace certified trainer > Personal training
Registered dietitian > Nutrition
= RN license, LPN license, Nurse practitioner
= ACLS, PALS, BLS
= BLS, CPR certification
= LPN license, CNA certification
= Epic EHR, Cerner, Meditech, eClinicalWorks
= Cardiology, Critical care, Emergency nursing, Medical-surgical nursing, Operating room nursing, Pediatric nursing, Acute care
= Geriatric care, Long-term care, Home health care, Hospice care, Personal care
= Medical coding, Medical billing, Insurance verification, Insurance claims
= Phlebotomy, IV therapy
= Physical therapy, Occupational therapy, Rehabilitation, Massage therapy
= Radiography, MRI, Ultrasound
= Psychotherapy, Social work, Crisis intervention, Mental health care
= Disability support, Personal care, Applied behavior analysis
= Dental assisting, Dental hygiene
= Clinical research, Pharmaceuticals
= First aid, CPR certification
= First aid certification, CPR certification, First aid
= LCSW, LPC
= Care planning, Patient assessment
= Electronic health records, Charting
= EMT, CNA certification
= Patient care, Nursing
* Patient care, Patient assessment, Patient education, Care planning, Charting, Infection control, Medical terminology, HIPAA, Patient transfers, Health informatics, Vital signs, Rehabilitation, Crisis intervention, Personal care
`
