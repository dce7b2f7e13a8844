/** Data, analysis and machine learning. The notation is explained in `../skills.ts`. */
export const dataSkills = `
[skill]
SQL | structured query language, sql queries, t-sql, pl/sql > Databases
Databases | relational database, rdbms, database management, database design, database systems
PostgreSQL | postgres, psql > SQL, Databases
MySQL | mariadb > SQL, Databases
Microsoft SQL Server | sql server, mssql, ssis, ssrs > SQL, Databases
Oracle Database | ^Oracle, oracle db, oracle sql > SQL, Databases
SQLite > SQL, Databases
NoSQL | document database, key value store > Databases
MongoDB > NoSQL
Redis > NoSQL
Cassandra > NoSQL
DynamoDB > NoSQL, AWS
Elasticsearch | opensearch, apache solr
Neo4j | graph database
Database administration | dba
Data modeling | data modelling, dimensional modeling, dimensional modelling, star schema, entity relationship
Data warehousing | data warehouse, enterprise data warehouse
?Snowflake | snowflake data warehouse > SQL, Data warehousing
BigQuery | google bigquery > SQL, Data warehousing, Google Cloud
Redshift | amazon redshift > SQL, Data warehousing, AWS
Databricks | delta lake > Big data
Azure Synapse | synapse analytics > Data warehousing, Microsoft Azure
dbt | data build tool, dbt core, dbt cloud, dbt models > Data transformation
Dataform > Data transformation
SQLMesh > Data transformation
Data transformation | analytics engineering
ETL | elt, extract transform load, data pipelines, data pipeline, data ingestion, data integration
Apache Airflow | airflow > ETL, Workflow orchestration
Dagster > ETL, Workflow orchestration
!Prefect > ETL, Workflow orchestration
Workflow orchestration | data orchestration
Fivetran > ETL
Informatica | informatica powercenter > ETL
Talend > ETL
Alteryx > ETL, Data analysis
Azure Data Factory > ETL, Microsoft Azure
AWS Glue > ETL, AWS
Apache Spark | !Spark, pyspark, spark sql, spark streaming > Big data
Hadoop | hdfs, mapreduce > Big data
!Hive | hiveql, apache hive > Big data, SQL
Apache Flink > Big data, Stream processing
Stream processing | real time data, data streaming
Big data
Data engineering
Data analysis | data analytics, analyzing data, analysing data, analyze data, analyse data, data analyst, analytics
Business intelligence | bi tools, bi tool, bi reporting, bi dashboards
Dashboards | dashboard, dashboarding, self service reporting, kpi reporting > Business reporting
Business reporting | management reporting, weekly reporting, monthly reporting, ad hoc reporting, report automation, automated reports
Tableau > Business intelligence, Data visualization, Dashboards
Power BI | powerbi, microsoft power bi, dax > Business intelligence, Data visualization, Dashboards
?Looker | lookml > Business intelligence, Data visualization, Dashboards
Looker Studio | google data studio, data studio > Business intelligence, Data visualization, Dashboards
Qlik | qlikview, qlik sense > Business intelligence, Data visualization, Dashboards
Metabase > Business intelligence, Dashboards
Apache Superset | superset > Business intelligence, Dashboards
MicroStrategy > Business intelligence
SAP BusinessObjects | business objects, crystal reports > Business intelligence
Data visualization | data visualisation, visualizing data, data storytelling, matplotlib, seaborn, plotly
D3.js | d3 > Data visualization, JavaScript
!R | r programming, r language, rstudio, r studio, tidyverse, ggplot2, dplyr > Programming, Statistical software
!Julia | julia language > Programming
SAS | sas base, sas programming > Statistical software
SPSS | ibm spss > Statistical software
Stata > Statistical software
MATLAB | simulink > Programming
Minitab > Statistical software
Statistical software | statistical package, statistical tool
Statistics | statistical analysis, statistical modeling, statistical modelling, statistical methods, biostatistics, inferential statistics
Hypothesis testing > Statistics
Regression analysis | linear regression, logistic regression > Statistics
A/B testing | ab testing, split testing, experimentation, controlled experiments, experiment design > Statistics
Time series analysis | time series > Statistics
Forecasting | demand forecasting, sales forecasting, predictive forecasting
Predictive modeling | predictive modelling, predictive analytics, predictive models
Causal inference > Statistics
Bayesian methods | bayesian statistics, bayesian inference > Statistics
Econometrics > Statistics
Pandas | pandas library > Python
NumPy > Python
SciPy > Python
Jupyter | jupyter notebook > Python
scikit-learn | sklearn > Machine learning, Python
Machine learning | ml models, supervised learning, unsupervised learning
Deep learning | neural networks, neural network > Machine learning
TensorFlow | keras > Deep learning
PyTorch > Deep learning
XGBoost | lightgbm, gradient boosting > Machine learning
Natural language processing | nlp, text mining > Machine learning
Computer vision | opencv, image recognition, object detection > Machine learning
Large language models | llm, generative ai, gpt models, prompt engineering, retrieval augmented generation > Machine learning
Hugging Face > Natural language processing
LangChain > Large language models
MLOps | mlflow, kubeflow, sagemaker, model deployment > Machine learning
Recommendation systems | recommender systems > Machine learning
Reinforcement learning > Machine learning
Data science | data scientist
Feature engineering > Machine learning
Data mining
Data cleaning | data cleansing, data wrangling, data preparation, cleaned data
Data quality | data validation, data integrity, data accuracy
Data governance | data catalog, data lineage, master data management, data stewardship
Data privacy | gdpr, ccpa, privacy compliance
Data entry | keyboarding, typing speed, words per minute
Data collection | collecting data, survey data
Geographic information systems | gis, arcgis, qgis, geospatial
Web scraping | beautifulsoup, scrapy
Web analytics | google analytics, ga4, adobe analytics
Product analytics | amplitude, mixpanel, heap analytics, user behavior analysis, funnel analysis
Cohort analysis | retention analysis > Product analytics
Customer segmentation | market segmentation, rfm analysis
KPI definition | key performance indicators, defining metrics, metrics definition
Root cause analysis | root cause, 5 whys, fishbone
Business analysis | business analyst, process mapping, gap analysis
UML | bpmn, visio diagrams
Operations research | linear programming, optimization models, simulation modeling
Actuarial analysis | actuarial science, actuarial models
[certification]
Tableau certification | tableau certified, tableau desktop specialist > Tableau
Power BI certification | pl 300, microsoft certified data analyst > Power BI
CBAP | certified business analysis professional > Business analysis
Google Data Analytics Certificate | google data analytics > Data analysis
= dbt, Dataform, SQLMesh
= Snowflake, BigQuery, Redshift, Databricks, Azure Synapse
= PostgreSQL, MySQL, Microsoft SQL Server, Oracle Database, SQLite
= MongoDB, Cassandra, DynamoDB, Redis
= Tableau, Power BI, Looker, Looker Studio, Qlik, Metabase, Apache Superset, MicroStrategy
= Apache Airflow, Dagster, Prefect, Azure Data Factory, AWS Glue
= Fivetran, Informatica, Talend, Alteryx, Azure Data Factory
= Apache Spark, Hadoop, Databricks, Apache Flink
= R, SAS, SPSS, Stata, Minitab
= R, Python, Julia, MATLAB
= TensorFlow, PyTorch
= scikit-learn, XGBoost
= Google Data Analytics Certificate, Tableau certification, Power BI certification
= Statistics, Data analysis, Data science
= Machine learning, Data science, Predictive modeling
= Forecasting, Time series analysis, Predictive modeling
= Web analytics, Product analytics
= Data engineering, ETL, Data warehousing
= Data transformation, ETL
= Business analysis, Requirements gathering, Data analysis
= PostgreSQL, SQL
= MySQL, SQL
= Snowflake, SQL
= BigQuery, SQL
= Pandas, SQL
= NoSQL, SQL
* Data analysis, Databases, Data quality, Data collection, Data cleaning, Root cause analysis, KPI definition, Business reporting, Customer segmentation, Forecasting, Business analysis, Data transformation, Cohort analysis, Data visualization
`
