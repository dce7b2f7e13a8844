/** Marketing, sales and customer service. The notation is explained in `../skills.ts`. */
export const marketingSkills = `
[skill]
Digital marketing | online marketing, internet marketing, performance marketing
Search engine optimization | seo, search engine optimisation, on page seo, technical seo, keyword research
Search engine marketing | sem, paid search, ppc, pay per click
Google Ads | google adwords, adwords > Search engine marketing, Paid advertising
Meta Ads | facebook ads, facebook advertising, instagram ads > Paid advertising, Paid social
LinkedIn Ads > Paid advertising, Paid social
TikTok Ads > Paid advertising, Paid social
Paid social | social advertising
Paid advertising | paid media, media buying, display advertising, programmatic advertising, ad campaigns
Social media marketing | social media, social media management, social media manager, community management
Hootsuite | sprout social > Social media marketing
Content marketing | content strategy, content creation, content calendar, editorial calendar
Email marketing | email campaigns, e-mail marketing, newsletter, newsletters, drip campaigns
Mailchimp > Email marketing
Klaviyo > Email marketing
Marketing automation | lifecycle marketing, nurture campaigns
HubSpot | hubspot marketing > Marketing automation, CRM
Marketo > Marketing automation
Pardot > Marketing automation
Braze > Marketing automation
Influencer marketing | creator partnerships
Affiliate marketing
Growth marketing | growth hacking, user acquisition, customer acquisition
Conversion rate optimization | cro, landing page optimization
Brand management | brand strategy, brand manager, brand marketing
Product marketing | go to market, gtm strategy, product launches, product positioning
Market research | market analysis, consumer research, competitive analysis, competitor analysis, focus groups
Survey design | survey research, questionnaires, qualtrics, surveymonkey
Public relations | pr campaigns, media relations, press releases, press release, publicist
Crisis communications
Corporate communications | internal communications, external communications, communications strategy
Event marketing | trade shows, trade show
Event planning | event management, event coordination, event coordinator, conference planning, organized events, organised events
Campaign management | marketing campaigns, campaign planning
Marketing analytics | marketing attribution, attribution modeling, campaign analysis
Google Tag Manager > Web analytics
Account-based marketing | abm
B2B marketing
B2C marketing | consumer marketing
Trade marketing | shopper marketing
Merchandising | visual merchandising, merchandise displays, planograms
Fundraising | donor relations, donor stewardship, development officer, capital campaign, major gifts
Grant writing | grant proposals, grant applications, grant management
Sales | selling, salesperson, sales experience, sales targets, sales quota, quota attainment, quota, sales representative, account executive, sold
B2B sales | business to business sales, enterprise sales > Sales
B2C sales > Sales
Inside sales | telesales, telemarketing, phone sales > Sales
Outside sales | field sales > Sales
SaaS sales | software sales > Sales, B2B sales
Retail sales | sales associate, sales floor, store sales > Sales, Retail
Cold calling | outbound calls, outbound calling > Prospecting
Prospecting | lead generation, sales prospecting, outbound prospecting, generating leads
Lead qualification | qualifying leads, sales development
Negotiation | contract negotiation, negotiating, negotiated
Closing deals | closed new, new arr, closed won, closed deals, deal closing
Account management | account manager, key accounts, key account management, client accounts, managing accounts
Business development | new business, new business development
Upselling | cross selling, upsell
Pipeline management | sales pipeline
Sales presentations | product demonstrations, product demos, sales demos
Solution selling | consultative selling, consultative sales, value selling
Sales operations | revenue operations, revops
Sales enablement
Channel sales | partner sales, channel partners, partnerships management
Tender management | rfp responses, request for proposal, bid writing, bid management
Pricing strategy | pricing analysis
CRM | customer relationship management, crm software, crm system
Salesforce | salesforce.com, salesforce crm, sfdc > CRM
Zoho CRM > CRM
Pipedrive > CRM
Microsoft Dynamics | dynamics 365, dynamics crm > CRM
Outreach.io | salesloft
LinkedIn Sales Navigator | sales navigator > Prospecting
Customer service | customer care, client service, customer support, guest service, serving customers, customer facing, client facing, customer experience, customer inquiries, customer enquiries
Customer success | customer success manager, customer onboarding, client onboarding, customer retention
Call center | call centre, contact center, contact centre, inbound calls, answering phones, answered phones > Customer service
Zendesk > Customer service, Ticketing systems
Intercom > Customer service
Freshdesk > Customer service, Ticketing systems
Live chat support | chat support > Customer service
Ticketing systems | support tickets, ticketing system
Complaint handling | complaints, guest complaints, complaint resolution, resolving complaints, resolved complaints, conflict resolution, de-escalation, deescalation
Technical account management
Product knowledge
Real estate sales | real estate agent, realtor, property sales, listings and closings > Sales
Insurance sales > Sales
Automotive sales | car sales, vehicle sales > Sales
E-commerce | ecommerce, online store, online retail, online shop
Amazon marketplace | amazon seller central, seller central, amazon fba > E-commerce
[domain]
Retail | retail store, retail environment, supermarket, shop assistant, store associate, grocery store, stocked shelves, stocking shelves, shop floor
Telecommunications | telecom
SaaS | software as a service, saas company
Consumer goods | fmcg, cpg, consumer packaged goods
Fintech | financial technology
Nonprofit | non profit, not for profit, charity, ngo, charitable organization
Public sector | government agency, local government, federal government, civil service, municipal government
Media industry | advertising agency, publishing industry
Startups | startup, start up, early stage company
[certification]
Google Ads certification | google ads certified > Google Ads
HubSpot certification | hubspot certified, inbound marketing certification > HubSpot
Salesforce Administrator certification | salesforce certified administrator, certified salesforce administrator > Salesforce
Google Analytics certification | google analytics certified, google analytics individual qualification > Web analytics
Real estate license | real estate licence, licensed real estate agent, licensed realtor > Real estate sales
= Salesforce, HubSpot, Zoho CRM, Pipedrive, Microsoft Dynamics
= Mailchimp, Klaviyo, HubSpot, Marketo, Pardot, Braze
= Google Ads, Meta Ads, LinkedIn Ads, TikTok Ads
= Search engine optimization, Search engine marketing
= Social media marketing, Content marketing, Paid social, Influencer marketing
= Zendesk, Intercom, Freshdesk, Live chat support
= Customer service, Customer success, Account management
= Inside sales, Outside sales, B2B sales, SaaS sales, Retail sales, Insurance sales, Automotive sales, Real estate sales
= Customer service, Retail sales
= SaaS sales, Sales
= B2B sales, Sales
= Retail, Retail sales
= Account management, Business development, B2B sales
= Public relations, Corporate communications, Crisis communications
= Brand management, Product marketing, B2B marketing, B2C marketing
= Event planning, Event marketing
= Market research, Survey design
= Fundraising, Grant writing
= Email marketing, Marketing automation
= Growth marketing, Digital marketing, Campaign management
= E-commerce, Merchandising
= Cold calling, Lead qualification
= Call center, IT support
* Negotiation, Closing deals, Prospecting, Lead qualification, Business development, Account management, Sales presentations, Product knowledge, Complaint handling, Customer service, Campaign management, Upselling, Pricing strategy, Solution selling, Pipeline management, Marketing analytics, Market research, Brand management, Event planning, Sales enablement, Retail, Startups, Public sector, Consumer goods, Nonprofit
`
