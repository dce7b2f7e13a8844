/** Finance, accounting, insurance and banking. The notation is explained in `../skills.ts`. */
export const financeSkills = `
[skill]
Accounting | accountancy, general accounting, accountant, financial accounting
Bookkeeping | bookkeeper, keeping the books > Accounting
Accounts payable | a/p, vendor invoices, invoice processing, processed invoices > Accounting
Accounts receivable | a/r, collections, billing and collections > Accounting
Invoicing | billing, issued invoices
General ledger | gl accounts, journal entries, ledger > Accounting
Reconciliation | bank reconciliation, account reconciliation, reconciled accounts, reconciliations, reconciled
Month-end close | month end, financial close, year end close, closing the books, closed the books, close the books > Accounting
Financial statements | balance sheet, income statement, balance sheets, preparing financial statements
Financial reporting | statutory reporting, sec reporting, management accounts
Financial analysis | financial analyst, fp&a, financial planning and analysis, variance analysis
Financial modeling | financial modelling, financial models, dcf, discounted cash flow, three statement model
Budgeting | budget, budgets, budget management, budget planning, budget preparation
Cost accounting | cost analysis, standard costing, cost control
Management accounting | managerial accounting > Accounting
Fund accounting > Accounting
Payroll | payroll processing, payroll administration, ran payroll
Tax preparation | tax returns, tax filing, income tax, tax compliance, tax accounting, corporate tax, vat returns
Sales tax
Auditing | audit, audits, internal audit, external audit, auditor
SOX compliance | sarbanes oxley, sox controls > Internal controls
Internal controls | control testing
GAAP | us gaap, generally accepted accounting principles
IFRS | international financial reporting standards
Treasury management | treasury, cash management, cash flow management, cash flow forecasting
Corporate finance
Mergers and acquisitions | m&a, due diligence
Investment banking | capital markets, equity research, leveraged buyout
Private equity | venture capital
Portfolio management | asset management, investment management, investment portfolio
Equity trading | trading desk, fixed income, derivatives, securities trading
Wealth management | financial advisor, financial adviser, financial planning, retirement planning
Valuation | business valuation, company valuation
Risk management | risk assessment, enterprise risk, operational risk
Credit analysis | credit risk, underwriting loans, credit analyst, loan underwriting
Lending | loan origination, loan officer, mortgage lending, mortgages
Retail banking | bank teller, teller, branch banking
Anti-money laundering | aml, know your customer, kyc, bsa/aml
Fraud detection | fraud prevention, fraud investigation, fraud analysis
Financial compliance | regulatory compliance, compliance monitoring, finra rules
Insurance underwriting | underwriting, underwriter
Insurance claims | claims processing, claims adjusting, claims adjuster, claims handling, claims data, claims management, medical claims
Collections calls | debt collection, collections agent
Procurement accounting | purchase orders, three way match
Expense management | expense reports, sap concur, expensify
QuickBooks | quickbooks online, intuit quickbooks > Accounting software, Bookkeeping
Xero > Accounting software
Sage accounting | sage 50, sage intacct, sage 100 > Accounting software
NetSuite | oracle netsuite > ERP, Accounting software
SAP FICO | sap fi, sap finance > SAP, Accounting software
Oracle Financials | oracle ebs, oracle fusion > ERP, Accounting software
Workday Financials > ERP, Accounting software
FreshBooks > Accounting software
TurboTax | lacerte, drake tax, proseries > Tax preparation
Hyperion | oracle hyperion, anaplan, adaptive insights > Budgeting
BlackLine > Reconciliation
Bloomberg Terminal | bloomberg
Capital IQ | factset, pitchbook
Accounting software | accounting system
ERP | enterprise resource planning, erp system, erp software
SAP | sap erp, sap s/4hana, s/4hana, sap hana > ERP
Cost-benefit analysis
Revenue recognition | asc 606, ifrs 15
Financial consolidation | consolidated financial statements
Fixed assets | depreciation schedules
Transfer pricing
Pension administration | benefits accounting
[domain]
Banking | bank branch, commercial bank, banking sector, credit union
Insurance | insurance company, insurance industry
Financial services | finance industry, financial industry
[certification]
CPA | certified public accountant > Accounting
ACCA | chartered certified accountant > Accounting
CMA certification | certified management accountant > Management accounting
Chartered Accountant | aca qualified, ca qualification, cima qualified, cima > Accounting
CFA | chartered financial analyst, cfa charterholder > Financial analysis
CFP | certified financial planner > Wealth management
CIA certification | certified internal auditor > Auditing
FRM | financial risk manager > Risk management
Enrolled Agent > Tax preparation
Series 7 > Financial services
Series 63 | series 65, series 66 > Financial services
Insurance license | insurance licence, property and casualty license, life and health license, p&c license > Insurance
CAMS | certified anti-money laundering specialist > Anti-money laundering
QuickBooks certification | quickbooks proadvisor, quickbooks certified > QuickBooks
NMLS license | nmls licensed, mortgage loan originator > Lending
Certified Bookkeeper > Bookkeeping
Certified Payroll Professional | fpc > Payroll
= CPA, ACCA, Chartered Accountant, CMA certification
= QuickBooks, Xero, Sage accounting, FreshBooks
= NetSuite, SAP, Oracle Financials, Microsoft Dynamics, Workday Financials
= GAAP, IFRS
= Accounts payable, Accounts receivable, Invoicing, Bookkeeping
= Financial analysis, Financial modeling, Budgeting, Valuation
= Auditing, Internal controls, Reconciliation
= Credit analysis, Insurance underwriting, Risk management
= Banking, Financial services, Insurance, Fintech
= Series 7, Series 63
= Anti-money laundering, Fraud detection, Financial compliance
= CFA, FRM, CFP
= Financial statements, Financial reporting, Month-end close
= Retail banking, Lending
= Budgeting, Forecasting
= Investment banking, Private equity, Equity trading, Portfolio management
* Invoicing, Budgeting, Financial analysis, Risk management, Cost accounting, Internal controls, Expense management, Financial services, Cost-benefit analysis, Valuation, Financial reporting
`
